// swift-format-ignore-file
enum SideMenu: Int {
  case home, favorites, help, about, version, logOut  // rows

  var title: String {
    switch self {
    case .home: return "ホーム"
    case .favorites: "menu.favorites".localized
    case .help: return NSLocalizedString("menu.help", comment: "")
    case .about: return String(localized: "menu.about")
    case .version: return "Version \(number)"
    case .logOut: return L10n.logOut
    }
  }
}
