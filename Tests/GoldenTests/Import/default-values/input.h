#pragma once
#ifndef HOME_ROW
#define HOME_ROW 0
#endif
#if !defined(HELP_ROW)
# define HELP_ROW 1
#endif
#if 0
#define OLD_ROW 2
#endif
