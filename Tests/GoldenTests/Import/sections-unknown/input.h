#define TOP_SECTION 0
#define BOTTOM_SECTION 1
#define HOME_ROW 0
#define NEWS_ROW 1
#define HELP_ROW 2
