#import "Base.h"
#define MENU_HOME_ROW MENU_BASE
#define MENU_NEWS_ROW (MenuFirst)
#define MENU_HELP_ROW (MENU_NEWS_ROW + 1)
