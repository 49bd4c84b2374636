FOUNDATION_EXPORT const NSInteger kMenuRowHome, kMenuRowFair;
extern NSString *const kMenuTitle;
extern const CGFloat kMenuWidth;
#define kMenuRowNews 0
#define kMenuRowHelp 1
const NSInteger kMenuRowHome = 2;
// static const NSInteger kMenuRowOld = 3;
