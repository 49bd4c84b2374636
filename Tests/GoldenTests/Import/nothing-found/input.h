#import <UIKit/UIKit.h>
/* Rows are made at run time. */
@interface SideMenu : UITableViewController
- (NSArray<NSString *> *)rows;
@end
