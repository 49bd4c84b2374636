#import "SideMenu.h"

const int SideMenuRowHome = 0, SideMenuRowNews = 1;
static NSInteger const SideMenuRowHelp = SideMenuRowNews + 1;
NSInteger const SideMenuRowCount = 3;
extern const NSInteger SideMenuRowElsewhere;

@implementation SideMenu
- (void)show {
  const NSInteger row = self.indexPath.row;
  if (row == SideMenuRowHome) { [self open:@"home"]; }
}
@end
