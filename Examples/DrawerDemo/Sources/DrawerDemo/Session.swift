import Menus

/// What the app knows about its user: the answers to the menu's conditions.
struct Session: Equatable {
  var isSignedIn = false
  var isCampaignRunning = false

  /// No `default`: a new condition in the menu does not compile until the app can answer it.
  func holds(_ condition: SideMenu.Condition) -> Bool {
    switch condition {
    case .signedIn: isSignedIn
    case .campaign: isCampaignRunning
    }
  }

  /// The menu as this user sees it; to be asked again whenever the session changes.
  var menu: SideMenu.VisibleMenu { SideMenu.visible(where: holds) }
}
