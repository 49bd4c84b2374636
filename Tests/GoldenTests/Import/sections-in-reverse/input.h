#define OTHERS_SECTION 1
#define TERMS_ROW 0
#define VERSION_ROW 1
#define MAIN_SECTION 0
#define HOME_ROW 0
#define NEWS_ROW 1
