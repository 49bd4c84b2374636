typedef NS_OPTIONS(NSUInteger, DrawerFeature) {
  DrawerFeatureSearch  = 1 << 0,
  DrawerFeatureHistory = 1 << 1,
  DrawerFeatureCoupons = 1 << 2,
};
