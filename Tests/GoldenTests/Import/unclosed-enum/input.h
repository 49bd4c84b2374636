typedef NS_ENUM(NSInteger, MenuRow) {
  MenuRowHome,
  MenuRowHelp,
