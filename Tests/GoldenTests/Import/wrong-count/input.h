#define NB_SECTIONS 3
#define MAIN_SECTION 0
#define HOME_ROW 0
#define NEWS_ROW 1
#define OTHER_SECTION 1
#define HELP_ROW 0
