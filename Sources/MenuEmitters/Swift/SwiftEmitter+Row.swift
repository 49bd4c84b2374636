import MenuModel

/// Writes `Row`: a case for each row, and what is constant about it.
extension SwiftEmitter {
  private var rows: [Row] { menu.rows }

  func writeRow(to out: inout CodeWriter) {
    let tables = textTables
    out.blank()
    out.line("/// A row. The cases stand as the rows are shown, those of hidden rows last.")
    out.block(access, "enum Row: Hashable, CaseIterable, Sendable") { out in
      writeCases(to: &out)
      writeLookup(to: &out)
      out.blank()
      out.line("/// The stable name, for analytics and storage.")
      tables.id.writeProperty(access, to: &out)
      writePlace(to: &out)
      writeTitles(tables, to: &out)
      writeIcon(to: &out)
      writeDestination(tables.url, to: &out)
      writeSparse(to: &out)
      writeIsVisible(rows.map { (name(of: $0), $0.when) }, to: &out)
      writeVariant(to: &out)
      writeTable(
        [tables.id, tables.title, tables.titleKey] + tables.localized.map(\.table) + [tables.url],
        extra: { writeLargeTables(to: &$0) }, to: &out)
    }
  }

  // MARK: Cases

  private func writeCases(to out: inout CodeWriter) {
    for section in menu.sections {
      for index in section.rows { writeCase(rows[index], to: &out) }
    }
    for row in menu.hidden { writeCase(row, to: &out) }
    if !rows.isEmpty { out.blank() }
  }

  private func writeCase(_ row: Row, to out: inout CodeWriter) {
    if let note = row.note { writeDocComment(note, to: &out) }
    out.line("case ", CaseDeclaration(name: name(of: row)))
  }

  func writeDocComment(_ note: Text, to out: inout CodeWriter) {
    for line in commentLines(texts[note]) {
      out.line(line.isEmpty ? "///" : "/// ", line)
    }
  }

  private func writeLookup(to out: inout CodeWriter) {
    out.line("/// The row with an id; `nil` where there is none.")
    out.block(access, "init?(id: String)") { out in
      out.line("guard let row = Self.byID[id] else { return nil }")
      out.line("self = row")
    }
    out.blank()
    out.line("private static let byID = Dictionary(")
    out.indented { $0.line("uniqueKeysWithValues: allCases.map { ($0.id, $0) })") }
  }

  // MARK: Places

  private func writePlace(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The position over the whole menu; `nil` where the row is hidden.")
    out.block(access, "var position: Int?") { out in
      if rows.isEmpty {
        out.line("switch self {}")
      } else if isLarge {
        out.line("ordinal < ", menu.shownCount, " ? ordinal : nil")
      } else if menu.shownCount == 0 {
        out.line("nil")
      } else {
        out.line("switch self {")
        for (index, row) in menu.shown.enumerated() {
          out.switchCase(name(of: row), index)
        }
        if !menu.hidden.isEmpty { out.line("default: nil") }
        out.line("}")
      }
    }
    out.blank()
    out.line("/// The section; `nil` where the row is hidden.")
    out.block(access, "var section: Section?") { out in
      out.line("guard let position else { return nil }")
      out.line("return Section.allCases.first { $0.positions.contains(position) }")
    }
    out.blank()
    out.line(
      "/// The index within the section, as an index path has it; `nil` where the row is hidden.")
    out.block(access, "var indexInSection: Int?") { out in
      out.line("guard let position, let section else { return nil }")
      out.line("return position - section.positions.lowerBound")
    }
  }

  // MARK: Titles

  /// The texts of all rows.
  private struct TextTables {
    var id: TextTable
    var title: TextTable
    var titleKey: TextTable
    var localized: [(language: LanguageTag, table: TextTable)]
    var url: TextTable
  }

  private var textTables: TextTables {
    let first = menu.languages.first
    return TextTables(
      id: table("id") { texts[$0.id.text] },
      title: table("title") { row in
        row.title.map { texts[$0.text(in: first, texts)] } ?? []
      },
      titleKey: table("titleKey", isOptional: true) { row in
        if case .key(let key) = row.title { texts[key] } else { nil }
      },
      localized: menu.languages.dropFirst().map { language in
        (
          language,
          table(propertyName(of: language), isOptional: true) { text(of: $0.title, in: language) }
        )
      },
      url: table("url", isOptional: true) { row in
        if case .url(let url) = row.destination { texts[url] } else { nil }
      })
  }

  private func table(
    _ name: String, isOptional: Bool = false, text: (Row) -> ArraySlice<UInt8>?
  ) -> TextTable {
    TextTable(
      name: name, isOptional: isOptional,
      entries: rows.map { (name: self.name(of: $0), text: text($0)) })
  }

  private func writeTitles(_ tables: TextTables, to out: inout CodeWriter) {
    out.blank()
    out.line("/// The title in the first language; a key's title is the key.")
    tables.title.writeProperty(access, to: &out)
    writeLocalizedTitles(tables.localized, type: "String", to: &out)
    out.blank()
    out.line("/// The key of the title in the app's string tables.")
    tables.titleKey.writeProperty(access, to: &out)
  }

  // MARK: Other properties

  /// What few rows have: a switch costs little where most rows share the default.
  private func writeSparse(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The counter that is shown on the row.")
    writeOptional("badge", "Badge", rows.map { ($0, $0.badge) }, to: &out) {
      [".", self.name(of: $0)]
    }
    out.blank()
    out.line("/// What the row does beyond opening something.")
    writeOptional("role", "Role", rows.map { ($0, $0.role) }, to: &out) { [".\($0.rawValue)"] }
  }

  private func writeOptional<Value>(
    _ name: String, _ type: String, _ values: [(Row, Value?)], to out: inout CodeWriter,
    expression: (Value) -> [any Writable]
  ) {
    let given = values.compactMap { row, value in value.map { (row, $0) } }
    out.block(access, "var ", name, ": ", type, "?") { out in
      if rows.isEmpty {
        out.line("switch self {}")
      } else if given.isEmpty {
        out.line("nil")
      } else {
        out.line("switch self {")
        for (row, value) in given {
          out.switchCase(self.name(of: row), Joined(parts: expression(value)))
        }
        if given.count < values.count { out.line("default: nil") }
        out.line("}")
      }
    }
  }
}

/// Parts one after the other.
struct Joined: Writable {
  let parts: [any Writable]

  func write(to bytes: inout [UInt8]) {
    for part in parts { part.write(to: &bytes) }
  }
}
