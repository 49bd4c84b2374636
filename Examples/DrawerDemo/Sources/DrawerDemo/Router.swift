import Menus

/// Takes the user where a row leads.
///
/// The stack stands for a navigation controller. No switch here has a `default`: a new screen or
/// action in the menu does not compile until it is handled.
struct Router: Equatable {
  private(set) var stack = ["HomeViewController"]
  /// What was handed to `UIApplication.open(_:)`.
  private(set) var openedURLs: [String] = []
  var session = Session()

  mutating func open(_ destination: SideMenu.Destination) {
    switch destination {
    case .screen(let screen): show(screen)
    case .url(let url): openedURLs.append(url)
    case .storyboard(let name, let identifier): stack.append("\(name)/\(identifier ?? "initial")")
    case .action(let action): perform(action)
    }
  }

  /// The plain drawer declares no action; its `Action` has no case, and the switch none either.
  mutating func open(_ destination: NavigationDrawer.Destination) {
    switch destination {
    case .screen(let screen): show(screen)
    case .url(let url): openedURLs.append(url)
    case .storyboard(let name, let identifier): stack.append("\(name)/\(identifier ?? "initial")")
    case .action(let action): switch action {}
    }
  }

  private mutating func show(_ screen: SideMenu.Screen) {
    switch screen {
    case .faq: stack.append("FAQViewController")
    case .favorites: stack.append("FavoritesViewController")
    case .profile: stack.append("ProfileViewController")
    }
  }

  private mutating func show(_ screen: NavigationDrawer.Screen) {
    switch screen {
    case .bookingConfirmation: stack.append("BookingConfirmationViewController")
    case .favorites: stack.append("FavoritesViewController")
    case .history: stack.append("HistoryViewController")
    case .profile: stack.append("ProfileViewController")
    }
  }

  private mutating func perform(_ action: SideMenu.Action) {
    switch action {
    case .logIn: session.isSignedIn = true
    case .logOut: session.isSignedIn = false
    }
  }
}
