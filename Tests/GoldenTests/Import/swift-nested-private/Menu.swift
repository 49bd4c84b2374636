// swift-format-ignore-file
final class SideMenuViewController: UITableViewController {
  private enum Row: Int {
    case profile = 0
    case settings
    case logout

    var title: String {
      switch self {
      case .profile: return "Profile \(name("x (y"))"
      case .settings: return "Settings"
      case .logout: return """
        case notARow
        """
      }
    }
  }

  class func make() -> Self { fatalError("no { brace") }
}
