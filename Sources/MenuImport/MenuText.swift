import MenuYAML
import Messages

/// An imported menu as a file, with what was guessed marked by comments.
struct MenuText {
  private let language: Language
  private var lines: [String] = []

  /// The file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  init(_ menu: ImportedMenu, from source: String, in language: Language) {
    self.language = language
    let title = Message(
      en: "Imported from \(source). Look at each guess, then delete its comment.",
      ja: "\(source) から取り込みました。「推測」の箇所を確認し、コメントを消してください。")
    lines.append("# \(title[language])")
    lines.append(line("menu: \(Self.scalar(menu.name.value))", menu.name.reason))
    writeHeader(menu)
    writeConditions(menu)
    writeRows(menu)
    if menu.hasNamedSections { writeSections(menu) }
    writeOrder(menu)
  }

  private mutating func writeHeader(_ menu: ImportedMenu) {
    guard let header = menu.header else { return }
    lines += ["", "header:", line("  row: \(header.id.value)", header.id.reason)]
    write(header.c, indent: "  ")
  }

  private mutating func writeConditions(_ menu: ImportedMenu) {
    if menu.conditions.isEmpty { return }
    lines += ["", "conditions:"]
    lines += menu.conditions.map { line("  - \($0.value)", $0.reason) }
  }

  private mutating func writeRows(_ menu: ImportedMenu) {
    lines += ["", menu.rows.isEmpty ? "rows: {}" : "rows:"]
    for row in menu.rows {
      lines.append(line("  \(row.id.value):", row.id.reason))
      write(row.title, indent: "    ")
      if let asset = row.asset { lines.append("    icon: { asset: \(Self.scalar(asset)) }") }
      if let condition = row.condition { lines.append("    when: { \(condition): true }") }
      write(row.c, indent: "    ")
    }
  }

  private mutating func writeSections(_ menu: ImportedMenu) {
    let defined = menu.sections.filter { section in
      section.title != nil || section.condition != nil || section.c.symbol != nil
        || section.c.value != nil
    }
    if defined.isEmpty { return }
    lines += ["", "sections:"]
    for section in defined {
      lines.append("  \(section.id.value):")
      if let title = section.title { write(title, indent: "    ") }
      if let condition = section.condition { lines.append("    when: { \(condition): true }") }
      write(section.c, indent: "    ")
    }
  }

  private mutating func writeOrder(_ menu: ImportedMenu) {
    guard menu.hasNamedSections else {
      let rows = menu.sections.flatMap(\.rows)
      lines += ["", rows.isEmpty ? "order: []" : "order:"]
      lines += rows.map { "  - \($0)" }
      return
    }
    lines += ["", "order:"]
    for section in menu.sections {
      let list = section.rows.isEmpty ? " []" : ""
      lines.append(line("  \(section.id.value):\(list)", section.id.reason))
      lines += section.rows.map { "    - \($0)" }
    }
  }

  private mutating func write(
    _ title: ImportedMenu.Guess<ImportedMenu.Title>, indent: String
  ) {
    switch title.value {
    case .text(let text): lines.append(line("\(indent)title: \(Self.scalar(text))", title.reason))
    case .key(let key): lines.append(line("\(indent)title_key: \(Self.scalar(key))", title.reason))
    }
  }

  private mutating func write(_ override: ImportedMenu.Override, indent: String) {
    if let symbol = override.symbol { lines.append("\(indent)symbol: \(symbol)") }
    if let value = override.value { lines.append("\(indent)value: \(value)") }
  }

  /// A line, with a comment where something in it was guessed.
  private func line(_ text: String, _ reason: Message?) -> String {
    guard let reason else { return text }
    let mark = Message(en: "guess: \(reason.english)", ja: "推測: \(reason.japanese)")
    return "\(text)  # \(mark[language])"
  }

  /// A text as it is read back: without quotes where it is nothing but words.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar == " " || scalar == "_" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    let isWord = text.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
    let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    return isPlain && isWord && !text.hasSuffix(" ") && !words.contains(text.lowercased())
      ? text : singleQuoted(text)
  }
}
