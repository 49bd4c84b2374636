#define HOME_ROW 0
#if 1
#define HELP_ROW 1
