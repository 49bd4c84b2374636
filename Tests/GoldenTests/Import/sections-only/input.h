typedef NS_ENUM(NSInteger, MenuSection) {
  Profile_Section,
  News_Section,
  Logout_Section
};
