import Menus

/// The selected row.
///
/// It is stored by id: a position would change its meaning with the next reorder.
struct Selection: Equatable {
  private(set) var row: SideMenu.Row?

  /// What `UserDefaults` keeps until the next launch.
  var stored: String? { row?.id }

  /// The row that was stored, else the menu's initial one, so far as it is shown now.
  ///
  /// A stored id may be that of a row which is hidden today or retired for good.
  init(stored: String?, in menu: SideMenu.VisibleMenu) {
    let candidates = [stored.flatMap { SideMenu.Row(id: $0) }, SideMenu.initial]
    row = candidates.compactMap(\.self).first { menu.place(of: $0) != nil }
  }

  /// Selects a tapped row; an action leaves the selection where it is, and so does a label.
  mutating func select(_ tapped: SideMenu.VisibleRow) {
    switch tapped.destination {
    case .screen, .url, .storyboard: row = tapped.row
    case .action, nil: break
    }
  }

  /// Where the table shows it; `nil` where it does not.
  func indexPath(in menu: SideMenu.VisibleMenu) -> IndexPath? {
    row.flatMap { menu.place(of: $0) }.map(IndexPath.init)
  }
}
