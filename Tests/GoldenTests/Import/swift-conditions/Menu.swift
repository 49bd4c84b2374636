// swift-format-ignore-file
enum Row: Int {
  case home
  #if DEBUG && os(iOS)
  case debug
  #endif
  case help
}
