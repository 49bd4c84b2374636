#define Row_Home 0
#define row_news 1
#define ROW_HELP 2
#define kRowAbout 3
