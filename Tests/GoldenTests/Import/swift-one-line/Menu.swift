// swift-format-ignore-file
enum SideMenu: Int { case home, favorites = 5, logOut; static let count = 3 }
