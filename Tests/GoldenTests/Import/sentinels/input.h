typedef NS_ENUM(NSInteger, SideMenuRow) {
  SideMenuRowNone = -1,
  SideMenuRowHome,
  SideMenuRowHelp,
  SideMenuRowDefault = SideMenuRowHome,
  SideMenuRowInvalid = NSNotFound,
};
