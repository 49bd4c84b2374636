typedef NS_ENUM(NSInteger, DownloadState) { DownloadStateIdle, DownloadStateBusy };
typedef NS_ENUM(NSInteger, FontSize) { FontSizeSmall, FontSizeLarge };
typedef NS_ENUM(NSInteger, DrawerRow) { DrawerRowHome, DrawerRowFavorites, DrawerRowHelp };
typedef enum _Theme { ThemeLight, ThemeDark } Theme;
enum { LooseOne, LooseTwo };
