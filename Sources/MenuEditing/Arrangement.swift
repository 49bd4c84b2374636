import MenuModel

/// Where the rows of a menu stand, but for the header row, which always comes first.
struct Arrangement: Equatable {
  struct Section: Equatable {
    /// The section's id; `nil` in a menu that names none.
    var id: String?
    var rows: [String]
  }

  var sections: [Section]
  var hidden: [String]
}

extension Menu {
  /// The same menu with its rows in other places; sections that are new come last.
  ///
  /// - Precondition: the arrangement has the rows of the menu, each once.
  /// - Throws: the promise of a menu that it would break.
  func arranged(as arrangement: Arrangement) throws(MenuInvariant) -> Menu {
    let names = arrangement.sections.dropFirst(hasNamedSections ? sections.count : 1).map {
      $0.id ?? Self.unnamedSectionID
    }
    var bytes = texts.bytes
    var identifiers: [Range<Int>] = []
    for name in names {
      identifiers.append(bytes.count..<bytes.count + name.utf8.count)
      bytes += name.utf8
    }
    var parts = Parts(name: self.name, texts: TextStorage(bytes))
    parts.header = header
    parts.hasHeaderRow = hasHeaderRow
    parts.conditions = conditions
    parts.hasNamedSections = hasNamedSections
    parts.retired = retired
    parts.drawer = drawer
    parts.languages = languages

    var rowsByID: [String: Row] = [:]
    for row in rows { rowsByID[texts.string(row.id.text)] = row }
    func row(_ id: String) -> Row {
      guard let row = rowsByID[id] else { preconditionFailure("a row that the menu does not have") }
      return row
    }
    if hasHeaderRow { parts.rows = [rows[0]] }
    let added = identifiers.map { offsets -> MenuModel.Section in
      guard let id = Identifier(Text(offsets), in: parts.texts) else {
        preconditionFailure("a section whose name is no identifier")
      }
      return MenuModel.Section(id: id, rows: 0..<0)
    }
    parts.sections = sections + added
    for (index, section) in arrangement.sections.enumerated() {
      let start = index == 0 ? 0 : parts.rows.count
      parts.rows += section.rows.map(row)
      parts.sections[index].rows = start..<parts.rows.count
    }
    parts.shownCount = parts.rows.count
    parts.rows += arrangement.hidden.map(row)
    if let initial {
      let id = texts.string(rows[initial].id.text)
      parts.initial = parts.rows.firstIndex { texts.string($0.id.text) == id }
    }
    return try Menu(parts)
  }
}
