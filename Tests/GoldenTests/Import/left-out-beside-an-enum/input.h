// The drawer. DrawerRowHome comes first.
#define DRAWER_NUM_ROWS 5
#define DRAWER_ROW_HEIGHT 44
#define SCROLL_SPEED 3
typedef NS_ENUM(NSInteger, DrawerRow) {
  DrawerRowHome,
  // DrawerRowNews,
  // DrawerRowHome is above
  DrawerRowHelp,  // Help, please
  /* DrawerRowOld = 7,
     DrawerRowOlder, */
};
#define DRAWER_EXTRA_ROW 2
// #define DRAWER_FAIR_ROW 3
// #define LOG_LEVEL 3
