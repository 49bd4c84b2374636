#define A_ROW B_ROW
#define B_ROW A_ROW
#define C_ROW (1 / (2 - 2))
#define D_ROW (2147483647 + 1)
#define E_ROW sizeof(int)
#define F_ROW MAX(1, 2)
#define G_ROW (1 << 99)
#define H_ROW 1 +
#define I_ROW (-2147483647 - 2)
#define J_ROW 09
