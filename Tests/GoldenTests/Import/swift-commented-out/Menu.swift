// swift-format-ignore-file
enum Tab: Int {
  case home = 0 // ホーム
  // case old = 1
  /* case older /* nested */ = 2 */
  case search = 0x0A /* 検索 */
  case none = -1
  case price = 1_000
}
