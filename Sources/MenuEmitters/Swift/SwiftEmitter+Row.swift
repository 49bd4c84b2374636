import MenuModel

/// Writes `Row`: a case for each row, and what is constant about it.
extension SwiftEmitter {
  private var rows: [Row] { menu.rows }

  func writeRow(to out: inout CodeWriter) {
    let tables = textTables
    out.blank()
    out.line("/// A row of the menu.")
    out.line("///")
    out.line("/// The cases stand as the rows are shown, those of hidden rows last.")
    out.block(access, "enum Row: Hashable, CaseIterable, Sendable") { out in
      writeCases(to: &out)
      writeLookup(to: &out)
      out.blank()
      out.line("/// The stable name, for analytics and storage.")
      tables.id.writeProperty(access, to: &out)
      writePlace(to: &out)
      writeTitles(tables, to: &out)
      writeIcon(tables.icon, to: &out)
      writeDestination(tables.url, to: &out)
      writeSparse(to: &out)
      writeIsVisible(rows.map { (name(of: $0), $0.when) }, to: &out)
      writeVariant(to: &out)
      writeTable(
        [tables.id, tables.title, tables.titleKey] + tables.localized.map(\.table)
          + tables.icon.all + [tables.url], to: &out)
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
    out.line("private static let byID: [String: Row] = {")
    out.indented { out in
      out.line("var rows: [String: Row] = [:]")
      out.line("for row in allCases { rows[row.id] = row }")
      out.line("return rows")
    }
    out.line("}()")
  }

  // MARK: Places

  private func writePlace(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The position over the whole menu; `nil` where the row is hidden.")
    if isLarge {
      out.line(access, "var position: Int? { ordinal < ", menu.shownCount, " ? ordinal : nil }")
    } else {
      SwitchMember(
        head: Joined(parts: [access, "var position: Int?"]),
        cases: rows.enumerated().map { index, row in
          let isShown = index < menu.shownCount
          return (name(of: row), isShown ? [Joined(parts: [index])] : nil)
        },
        fallback: "nil"
      ).write(to: &out)
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
    var icon: IconTables
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
      icon: IconTables(
        material: table("material", isOptional: true) { $0.icon?.material.map { texts[$0] } },
        codePoint: table("codePoint", isOptional: true) { row in
          row.icon?.codePoint.map { Array(String($0).utf8)[...] }
        },
        sfSymbol: table("sfSymbol", isOptional: true) { $0.icon?.sfSymbol.map { texts[$0] } },
        asset: table("asset", isOptional: true) { $0.icon?.asset.map { texts[$0] } }),
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
    writeOptional("badge", "Badge", \.badge, to: &out) {
      [".", self.name(of: $0)]
    }
    out.blank()
    out.line("/// What the row does beyond opening something.")
    writeOptional("role", "Role", \.role, to: &out) { [".\($0.rawValue)"] }
  }

  private func writeOptional<Value>(
    _ name: String, _ type: String, _ value: (Row) -> Value?, to out: inout CodeWriter,
    expression: (Value) -> [any Writable]
  ) {
    SwitchMember(
      head: Joined(parts: [access, "var ", name, ": ", type, "?"]),
      cases: rows.map { row in
        let value = value(row).map { [Joined(parts: expression($0))] }
        return (self.name(of: row), value)
      },
      fallback: "nil"
    ).write(to: &out)
  }
}
