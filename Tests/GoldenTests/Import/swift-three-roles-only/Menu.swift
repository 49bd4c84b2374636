// swift-format-ignore-file
struct Menus {
  enum Guest: Int { case home, login }
  enum Member: Int { case home, bookings, logout }
  enum Staff: Int { case home, customers, reports, logout }
}
