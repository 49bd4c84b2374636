#define HOME_ROW 0
#define NEWS_ROW 1
#define HELP_ROW 4
