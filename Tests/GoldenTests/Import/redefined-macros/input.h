#define BASE 0
#define NEXT BASE + 1
enum MenuRow {
  MenuHome = BASE,
  MenuNews = NEXT,
#undef BASE
#define BASE 2
  MenuHelp = BASE,
  MenuQuit = NEXT,
};
