#define HOME_ROW 0  /* ホーム
                       画面 */
/// お知らせ
#define NEWS_ROW 1
#define HELP_ROW 2
#define HELP_ROW_TITLE @"ヘルプ: 'よくある質問'"
#define ABOUT_ROW 3 // TODO: rename
#define ABOUT_ROW_TITLE NSLocalizedString(@"menu.about", @"About")
/// Shown to members alone, who have bought something in the last year at least.
#define COUPON_ROW 4
/** yes */
#define YES_ROW 5
#define NO_ROW 6  // #define
