#if PRODUCT == 2 && !defined(LITE)
  #define HOME_ROW 0
  #define NEWS_ROW 1
#elif PRODUCT > 2
  #define HOME_ROW 1
  #define NEWS_ROW 0
#else
  #define HOME_ROW 0
#endif
