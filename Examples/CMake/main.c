#include <stdio.h>

#include "SideMenu.h"

int main(void) {
  printf("favorite is row %d of %d\n", SIDE_MENU_FAVORITE_ROW, SIDE_MENU_ROW_COUNT);
  return 0;
}
