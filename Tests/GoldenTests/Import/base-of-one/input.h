typedef NS_ENUM(NSUInteger, DrawerItem) {
  DrawerItemNone = 0,
  DrawerItemHome,
  DrawerItemHelp,
};
