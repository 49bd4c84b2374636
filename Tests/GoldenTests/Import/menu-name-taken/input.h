enum MenuRow { MenuRow, MenuHelp, MENU_H };
