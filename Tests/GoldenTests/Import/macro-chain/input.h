#define STEP_0 0
#define STEP_1 STEP_0 + 1
#define STEP_2 STEP_1 + 1
#define STEP_4 STEP_3 + 1
enum MenuRow {
  MenuHome = STEP_0,
  MenuNews = STEP_1,
  MenuFair = 2 - STEP_1 + 1,
#define STEP_3 STEP_2 + 1
  MenuShop = STEP_2 * 2,
  MenuHelp = STEP_4,
};
