#define MENU_VERSION 3
#define kDrawerHome 0
#define kDrawerNews 1
#define kDrawerHelp 2
#define API_KEY @"abc"
