import Menus

/// What a `UITableViewDataSource` of the drawer answers, without UIKit.
///
/// It is a value of one state: when the session changes, make a new one and reload.
struct DrawerDataSource {
  let menu: SideMenu.VisibleMenu
  let localizer: Localizer
  var badges = BadgeCounts()
  /// The rows of `servers`, a section that the menu declares empty and the app fills.
  var servers: [String] = []

  func numberOfSections() -> Int {
    menu.sections.count
  }

  func numberOfRows(inSection section: Int) -> Int {
    guard menu.sections.indices.contains(section) else { return 0 }
    let shown = menu.sections[section]
    return shown.section == .servers ? servers.count : shown.rows.count
  }

  func titleForHeader(inSection section: Int) -> String? {
    guard menu.sections.indices.contains(section) else { return nil }
    return localizer.title(of: menu.sections[section].section)
  }

  /// The cell at an index path; `nil` past the end.
  func cell(at indexPath: IndexPath) -> Cell? {
    guard menu.sections.indices.contains(indexPath.section) else { return nil }
    if menu.sections[indexPath.section].section == .servers {
      guard servers.indices.contains(indexPath.row) else { return nil }
      return .server(servers[indexPath.row])
    }
    guard let row = menu.row(section: indexPath.section, index: indexPath.row) else { return nil }
    return row.row == SideMenu.header.row ? .userInfo : .row(content(of: row))
  }

  /// What a tap at an index path opens; `nil` for a label and for the app's own rows.
  func destination(at indexPath: IndexPath) -> SideMenu.Destination? {
    menu.row(section: indexPath.section, index: indexPath.row)?.destination
  }

  private func content(of row: SideMenu.VisibleRow) -> RowContent {
    let count = row.row.badge.map { badges[$0] } ?? 0
    return RowContent(
      text: localizer.title(of: row),
      icon: row.icon.flatMap(Picture.init),
      badge: count > 0 ? count : nil,
      isDestructive: row.role == .destructive,
      isEnabled: row.destination != nil)
  }
}

enum Cell: Equatable {
  /// The user-info header, which has a cell class of its own.
  case userInfo
  case row(RowContent)
  case server(String)
}

/// What an ordinary cell shows.
struct RowContent: Equatable {
  var text: String
  var icon: Picture?
  /// `nil` where there is nothing to count.
  var badge: Int?
  var isDestructive = false
  /// Whether a tap does anything.
  var isEnabled = true
}

/// The picture of a cell, from the best place that the menu offers for it.
enum Picture: Equatable {
  /// `UIImage(named:)`
  case asset(String)
  /// `UIImage(systemName:)`
  case symbol(String)
  /// A letter of the font of Material icons.
  case glyph(Unicode.Scalar)

  init?(_ icon: SideMenu.Icon) {
    if let asset = icon.asset {
      self = .asset(asset)
    } else if let symbol = icon.sfSymbol {
      self = .symbol(symbol)
    } else if let codePoint = icon.codePoint {
      self = .glyph(codePoint)
    } else {
      return nil
    }
  }
}
