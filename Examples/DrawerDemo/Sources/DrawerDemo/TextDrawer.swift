import Menus

/// Draws the drawer as text, asking the data source as a table view does.
struct TextDrawer {
  let dataSource: DrawerDataSource
  let selected: IndexPath?

  var lines: [String] {
    (0..<dataSource.numberOfSections()).flatMap { section in
      let rows = (0..<dataSource.numberOfRows(inSection: section)).compactMap { row in
        line(at: IndexPath(row: row, section: section))
      }
      return titleLines(ofSection: section) + rows
    }
  }

  private func titleLines(ofSection section: Int) -> [String] {
    guard let title = dataSource.titleForHeader(inSection: section) else { return [] }
    let isPinned = dataSource.menu.sections[section].section.isPinnedToBottom
    return ["  -- \(title)\(isPinned ? " (pinned)" : "") --"]
  }

  private func line(at indexPath: IndexPath) -> String? {
    let mark = indexPath == selected ? ">" : " "
    switch dataSource.cell(at: indexPath) {
    case .userInfo: return "\(mark) [ user ]"
    case .row(let content): return "\(mark) \(text(of: content))"
    case .server(let name): return "\(mark) \(name)"
    case nil: return nil
    }
  }

  private func text(of content: RowContent) -> String {
    var text = content.text
    if let icon = content.icon { text += "  <\(name(of: icon))>" }
    if let badge = content.badge { text += "  (\(badge))" }
    if content.isDestructive { text += "  !" }
    return text
  }

  private func name(of picture: Picture) -> String {
    switch picture {
    case .asset(let name): name
    case .symbol(let name): name
    case .glyph(let scalar): "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
