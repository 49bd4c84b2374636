/* What stands for a macro is its tokens, not its value. */
#define ONE_PLUS 1 + 1
#define SAME ONE_PLUS
#define SHIFT 1 << 2
#define CHOICE 0 ? 1 : 0
#define MINUS - 1
#define HOME_ROW !ONE_PLUS - 1
#define NEWS_ROW 10 MINUS - 8
#define FAIR_ROW ONE_PLUS
#define SHOP_ROW SAME * 2
#define MAPS_ROW ONE_PLUS + 2
#define HELP_ROW CHOICE ? 7 : 5
#define TERM_ROW (SAME) * 3
#define TOUR_ROW SAME == 2 ? 7 : 1
#define CALL_ROW SHIFT + 1
#define QUIT_ROW 10 - ONE_PLUS - 1
