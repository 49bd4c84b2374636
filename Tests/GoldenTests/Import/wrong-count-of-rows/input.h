typedef enum : NSUInteger {
  MenuRowHome,
  MenuRowNews,
  MenuRowCount = 3,
} MenuRow;
