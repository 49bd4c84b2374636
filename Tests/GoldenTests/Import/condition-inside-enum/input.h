typedef NS_ENUM(NSInteger, MenuRow) {
  MenuRowHome,
#ifdef WITH_COUPONS
  MenuRowCoupons,
#endif
  MenuRowHelp,
  MenuRowAbout,
};
