#define SIDE_MENU_USER_INFO_ROW 0   // ユーザー情報
#define SIDE_MENU_FAVORITE_ROW 1    // お気に入り
#define SIDE_MENU_LOG_OUT_ROW 2     // ログアウト
