typedef NS_ENUM(NSInteger, MenuRow) {
  MenuRowHome,
  // MenuRowCoupons,
  /* MenuRowFair, */
#if 0
  MenuRowShops,
#ifdef LITE
  MenuRowLite,
#endif
#else
  MenuRowNews,
#endif
  MenuRowHelp,  // MenuRowOld = 3,
};
#if 0
#define MenuRowTerms 7
#endif
