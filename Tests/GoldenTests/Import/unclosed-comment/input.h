#define HOME_ROW 0
/* the rest
#define HELP_ROW 1
