#import "Base.h"
#define MENU_HOME_ROW MENU_BASE
#define MENU_NEWS_ROW (MENU_HOME_ROW + 1)
