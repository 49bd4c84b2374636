// swift-format-ignore-file
enum MenuItem: Int {
  case a1, b2
  case c3, d4, e5
  static var numberOfRows: Int { return 7 }
}
