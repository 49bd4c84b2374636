import MenuModel

/// Writes the icons and destinations of rows.
extension SwiftEmitter {
  // MARK: Icons

  func writeIcon(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The picture beside the title.")
    guard !isLarge else {
      out.line(access, "var icon: Icon? { Table.icons[ordinal] }")
      return
    }
    out.block(access, "var icon: Icon?") { out in
      writeSwitch(menu.rows.map { (name(of: $0), $0.icon) }, to: &out) { writeIcon($0, to: &$1) }
    }
  }

  /// Writes the creation of an icon, with a line for each argument where one line would be long.
  func writeIcon(_ icon: Icon, to out: inout CodeWriter) {
    var arguments: [ArraySlice<UInt8>] = []
    func add(_ label: String, _ literal: some Writable) {
      var bytes: [UInt8] = []
      label.write(to: &bytes)
      literal.write(to: &bytes)
      arguments.append(bytes[...])
    }
    if let material = icon.material { add("material: ", StringLiteral(texts[material])) }
    if let codePoint = icon.codePoint { add("codePoint: ", ScalarLiteral(codePoint)) }
    if let sfSymbol = icon.sfSymbol { add("sfSymbol: ", StringLiteral(texts[sfSymbol])) }
    if let asset = icon.asset { add("asset: ", StringLiteral(texts[asset])) }
    let count = arguments.reduce(0) { $0 + $1.count + 2 }
    if out.width(count + 6) <= 100 {
      out.line("Icon(", arguments.joined(separator: ", ".utf8).bytes, ")")
    } else {
      out.line("Icon(")
      out.indented { out in
        for (index, argument) in arguments.enumerated() {
          out.line(argument, index + 1 < arguments.count ? "," : ")")
        }
      }
    }
  }

  /// Writes the columns of a large menu that are more than texts.
  func writeLargeTables(to out: inout CodeWriter) {
    out.line("static let icons: [Icon?] = column(")
    out.indented { out in
      out.line("\"\"\"")
      for row in menu.rows {
        guard let icon = row.icon else {
          out.blank()
          continue
        }
        let codePoint = icon.codePoint.map { String($0.value, radix: 16, uppercase: true) }
        out.line(
          field(icon.material), "\\t", codePoint ?? "", "\\t", field(icon.sfSymbol), "\\t",
          field(icon.asset))
      }
      out.line("\"\"\"")
    }
    out.line(").map { Icon(line: $0) }")
  }

  private func field(_ text: Text?) -> LiteralContent {
    LiteralContent(text.map { texts[$0] } ?? [])
  }

  // MARK: Destinations

  /// Writes the destinations; a large menu has its URLs in a column.
  func writeDestination(_ urls: TextTable, to out: inout CodeWriter) {
    let hasColumn = urls.isColumn && urls.entries.contains { $0.text != nil }
    out.blank()
    out.line("/// What a tap opens; `nil` where the row is a label.")
    out.block(access, "var destination: Destination?") { out in
      let values = menu.rows.map { row -> (CaseName, Destination?) in
        if hasColumn, case .url = row.destination { return (name(of: row), nil) }
        return (name(of: row), row.destination)
      }
      writeSwitch(values, default: hasColumn ? "url.map { .url($0) }" : "nil", to: &out) {
        $1.line(expression($0))
      }
    }
    if hasColumn {
      out.blank()
      urls.writeProperty("private ", to: &out)
    }
  }

  /// A destination as an expression of type `Destination`.
  func expression(_ destination: Destination) -> Joined {
    switch destination {
    case .url(let url):
      Joined(parts: [".url(", StringLiteral(texts[url]), ")"])
    case .screen(let screen):
      Joined(parts: [".screen(.", CaseName(screen, texts), ")"])
    case .storyboard(let name, let identifier?):
      Joined(parts: [
        ".storyboard(name: ", StringLiteral(texts[name]), ", identifier: ",
        StringLiteral(texts[identifier]), ")",
      ])
    case .storyboard(let name, nil):
      Joined(parts: [".storyboard(name: ", StringLiteral(texts[name]), ", identifier: nil)"])
    case .action(let action):
      Joined(parts: [".action(.", name(of: action), ")"])
    }
  }

  // MARK: Switches

  /// Writes a switch over the rows whose cases are expressions; rows without a value share the
  /// default.
  func writeSwitch<Value>(
    _ values: [(CaseName, Value?)], default fallback: String = "nil", to out: inout CodeWriter,
    expression: (Value, inout CodeWriter) -> Void
  ) {
    let given = values.count { $0.1 != nil }
    if values.isEmpty {
      out.line("switch self {}")
    } else if given == 0 {
      out.line(fallback)
    } else {
      out.line("switch self {")
      for case (let name, let value?) in values {
        out.line("case .", name, ":")
        out.indented { expression(value, &$0) }
      }
      if given < values.count { out.line("default: ", fallback) }
      out.line("}")
    }
  }
}

/// A Unicode scalar as a Swift literal.
struct ScalarLiteral: Writable {
  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

  func write(to bytes: inout [UInt8]) {
    "\"\\u{\(String(scalar.value, radix: 16, uppercase: true))}\"".write(to: &bytes)
  }
}

extension Sequence<UInt8> {
  fileprivate var bytes: ArraySlice<UInt8> { Array(self)[...] }
}
