#define HOME_ROW 0
#define NEWS_ROW \
  1 // お知らせ
#def\
ine HELP_ROW 2
