typedef NS_ENUM(NSInteger, RowIndex) {
  kProfileHeaderRow,
  kFavoriteRow,
  kLogOutRow,
};
