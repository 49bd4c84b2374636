#ifndef BASE_H
#define BASE_H
#define MENU_BASE 100
enum { MenuFirst = MENU_BASE + 1 };
#endif
