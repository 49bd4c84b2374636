#define M_NUM_ROWS 2
#define M_FAV 0
#define M_HOME 1
#define M_FIRST M_FAV
#define M_LAST (M_HOME)
#define OTHER 7
