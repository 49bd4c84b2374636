enum API_AVAILABLE(ios(11.0)) DrawerRow : NSUInteger {
  DrawerRowHome NS_SWIFT_NAME(home) = 0,
  DrawerRowNews __attribute__((deprecated("gone, \"really\""))),
  DrawerRowHelp = DrawerRowNews + 1 NS_ENUM_AVAILABLE_IOS(7_0),
};
typedef enum DrawerRow DrawerRow;
