#define HOME_ROW 0 // ƒz[ƒ€
