// swift-format-ignore-file
enum Menu: String {
  case home = "home"
  case bookings = "my_bookings"
  case favorites = "お気に入り"
  case help = "menu.help"
  case logOut
}
