typedef NS_ENUM(NSInteger, MenuRow) {
  MenuRowHome,
  // MenuRowCoupons,
  /* MenuRowFair, */
  MenuRowHelp,  // MenuRowOld = 3,
};
