typedef NS_ENUM(NSInteger, DrawerRow) { DrawerRowHome, DrawerRowHelp };
typedef NS_ENUM(NSInteger, SettingsRow) { SettingsRowPush, SettingsRowSound };
