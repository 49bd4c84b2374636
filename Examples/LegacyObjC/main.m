/// The generated headers in code that was written against hand-kept `#define`s.
#import <assert.h>
#import <stdio.h>

#import "NavigationDrawer.h"
#import "SideMenu.h"

/// `indexPath.section` and `indexPath.row`, which belong to UIKit.
typedef struct {
  NSInteger section;
  NSInteger row;
} IndexPath;

// MARK: One section, no conditions

@interface DrawerController : NSObject
+ (const char *)screenForRow:(NSInteger)row;
+ (NavigationDrawerRow)initialRow;
+ (const char *)nameOfRow:(NavigationDrawerRow)row;
@end

@implementation DrawerController

/// The switch of the old code, as it stood; only the `#define`s have gone.
+ (const char *)screenForRow:(NSInteger)row {
  switch (row) {
    case NAVIGATION_DRAWER_USER_INFO_ROW:
      return "Profile";
    case NAVIGATION_DRAWER_USER_BOOKING_CONFIRMATION_ROW:
      return "BookingConfirmation";
    case NAVIGATION_DRAWER_USER_FAVORITE_ROW:
      return "Favorites";
    case NAVIGATION_DRAWER_USER_HISTORY_ROW:
      return "History";
    default:
      return NULL;
  }
}

+ (NavigationDrawerRow)initialRow {
  return NavigationDrawerRowUserBookingConfirmation;
}

/// New code switches over the enum without a `default`: the compiler names a row that is missing.
+ (const char *)nameOfRow:(NavigationDrawerRow)row {
  switch (row) {
    case NavigationDrawerRowUserInfo:
      return "user info";
    case NavigationDrawerRowUserBookingConfirmation:
      return "booking confirmation";
    case NavigationDrawerRowUserFavorite:
      return "favorite";
    case NavigationDrawerRowUserHistory:
      return "history";
  }
  return NULL;
}

@end

// MARK: Sections and conditions

@interface SideMenuController : NSObject
+ (const char *)titleForRow:(NSInteger)row inSection:(NSInteger)section;
+ (const char *)titleAtIndexPath:(IndexPath)path conditions:(unsigned)conditions;
@end

@implementation SideMenuController

/// Takes the constants, not what a table says: with conditions the two differ.
+ (const char *)titleForRow:(NSInteger)row inSection:(NSInteger)section {
  switch (section) {
    case SIDE_MENU_MAIN_SECTION:
      switch (row) {
        case SIDE_MENU_HEADER_ROW:
          return "header";
        case SIDE_MENU_BOOKING_CONFIRMATION_ROW:
          return "bookings";
        case SIDE_MENU_FAVORITE_ROW:
          return "favorites";
        case SIDE_MENU_HISTORY_ROW:
          return "history";
        case SIDE_MENU_COUPON_ROW:
          return "coupons";
        case SIDE_MENU_WINTER_FAIR_ROW:  // hidden: it compiles and never matches
          return "winter fair";
      }
      break;
    case SIDE_MENU_SUPPORT_SECTION:
      switch (row) {
        case SIDE_MENU_HELP_ROW:
          return "help";
        case SIDE_MENU_TERMS_ROW:
          return "terms";
      }
      break;
    case SIDE_MENU_OTHERS_SECTION:
      switch (row) {
        case SIDE_MENU_VERSION_ROW:
          return "version";
        case SIDE_MENU_ACCOUNT_ROW:
          return "account";
      }
      break;
  }
  return NULL;
}

/// What a table asks for: the row whose index now is that of the path; NULL past the end.
+ (const char *)titleAtIndexPath:(IndexPath)path conditions:(unsigned)conditions {
  static const struct {
    int section;
    int row;
  } rows[] = {
      {SIDE_MENU_MAIN_SECTION, SIDE_MENU_HEADER_ROW},
      {SIDE_MENU_MAIN_SECTION, SIDE_MENU_BOOKING_CONFIRMATION_ROW},
      {SIDE_MENU_MAIN_SECTION, SIDE_MENU_FAVORITE_ROW},
      {SIDE_MENU_MAIN_SECTION, SIDE_MENU_HISTORY_ROW},
      {SIDE_MENU_MAIN_SECTION, SIDE_MENU_COUPON_ROW},
      {SIDE_MENU_SUPPORT_SECTION, SIDE_MENU_HELP_ROW},
      {SIDE_MENU_SUPPORT_SECTION, SIDE_MENU_TERMS_ROW},
      {SIDE_MENU_OTHERS_SECTION, SIDE_MENU_VERSION_ROW},
      {SIDE_MENU_OTHERS_SECTION, SIDE_MENU_ACCOUNT_ROW},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    if (SideMenuSectionIndex(rows[i].section, conditions) != path.section) continue;
    if (SideMenuRowIndex(rows[i].section, rows[i].row, conditions) != path.row) continue;
    return [self titleForRow:rows[i].row inSection:rows[i].section];
  }
  return NULL;
}

@end

static void show(const char *state, unsigned conditions) {
  printf("%s:", state);
  for (NSInteger section = 0; section < SIDE_MENU_SECTION_COUNT; ++section) {
    for (NSInteger row = 0; row < SIDE_MENU_ROW_COUNT; ++row) {
      const IndexPath path = {section, row};
      const char *title = [SideMenuController titleAtIndexPath:path conditions:conditions];
      if (title == NULL) break;
      printf(" %d.%d %s", (int)section, (int)row, title);
    }
  }
  printf("\n");
}

int main(void) {
  const unsigned signedIn = SIDE_MENU_SIGNED_IN;
  const unsigned all = SIDE_MENU_SIGNED_IN | SIDE_MENU_CAMPAIGN;

  for (NSInteger row = 0; row < NAVIGATION_DRAWER_ROW_COUNT; ++row) {
    assert([DrawerController screenForRow:row] != NULL);
    printf("row %d opens %s\n", (int)row, [DrawerController screenForRow:row]);
  }
  printf("at first: %s\n", [DrawerController nameOfRow:[DrawerController initialRow]]);

  show("signed out", 0);
  show("signed in", signedIn);
  show("campaign", all);

  // The section `servers` is there only for those who have signed in.
  assert(SideMenuSectionIndex(SIDE_MENU_SERVERS_SECTION, 0) == -1);
  assert(SideMenuSectionIndex(SIDE_MENU_OTHERS_SECTION, 0) == 2);
  assert(SideMenuSectionIndex(SIDE_MENU_OTHERS_SECTION, signedIn) == SIDE_MENU_OTHERS_SECTION);
  assert(SideMenuRowIndex(SIDE_MENU_MAIN_SECTION, SIDE_MENU_COUPON_ROW, signedIn) == -1);
  assert(SideMenuRowIndex(SIDE_MENU_MAIN_SECTION, SIDE_MENU_COUPON_ROW, all)
         == SIDE_MENU_COUPON_ROW);
  // Old values are kept for old code, so its place in the table is asked for.
  assert(SIDE_MENU_HELP_ROW == 50 && SIDE_MENU_SUPPORT_SECTION == 7);
  assert(SideMenuRowIndex(SIDE_MENU_SUPPORT_SECTION, SIDE_MENU_HELP_ROW, 0) == 0);
  // A hidden row's constant is negative: no index path has it.
  assert(SIDE_MENU_WINTER_FAIR_ROW < 0 && SideMenuRowWinterFair < 0);
  assert(SideMenuRowIndex(SIDE_MENU_MAIN_SECTION, SIDE_MENU_WINTER_FAIR_ROW, all) == -1);
  return 0;
}
