#define HOME_ROW 0
#define HELP_ROW 1
#if DEBUG
#define DEBUG_ROW 2
#endif
#if __has_include(<UIKit/UIKit.h>)
#import <UIKit/UIKit.h>
#endif
#ifdef __cplusplus
extern "C" {
#endif
extern int menu_count(void);
#ifdef __cplusplus
}
#endif
