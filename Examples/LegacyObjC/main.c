/* The generated headers in C89: no Objective-C, no inline functions, only the constants. */
#include <assert.h>
#include <stdio.h>

#include "NavigationDrawer.h"
#include "SideMenu.h"

static const char *drawer_screen(NavigationDrawerRow row) {
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

/* The rows of each section, as a table view asks for them while all conditions hold. */
static int rows_in_section(SideMenuSection section) {
  switch (section) {
    case SIDE_MENU_MAIN_SECTION:
      return SIDE_MENU_MAIN_ROW_COUNT;
    case SIDE_MENU_SERVERS_SECTION:
      return SIDE_MENU_SERVERS_ROW_COUNT;
    case SIDE_MENU_SUPPORT_SECTION: /* the section `help`, by its old name and value */
      return SIDE_MENU_HELP_ROW_COUNT;
    case SIDE_MENU_OTHERS_SECTION:
      return SIDE_MENU_OTHERS_ROW_COUNT;
    default:
      return 0;
  }
}

int main(void) {
  int row;
  for (row = 0; row < NAVIGATION_DRAWER_ROW_COUNT; ++row) {
    assert(drawer_screen(row) != NULL);
    printf("row %d opens %s\n", row, drawer_screen(row));
  }
  assert(drawer_screen(NAVIGATION_DRAWER_ROW_COUNT) == NULL);

  assert(rows_in_section(SIDE_MENU_MAIN_SECTION) + rows_in_section(SIDE_MENU_SERVERS_SECTION)
             + rows_in_section(SIDE_MENU_SUPPORT_SECTION)
             + rows_in_section(SIDE_MENU_OTHERS_SECTION)
         == SIDE_MENU_ROW_COUNT);
  printf("%d rows in %d sections\n", SIDE_MENU_ROW_COUNT, SIDE_MENU_SECTION_COUNT);
  return 0;
}
