import MenuModel

/// Writes `icon` and what it needs.
extension SwiftEmitter {
  func writeIcon(_ tables: IconTables, to out: inout CodeWriter) {
    out.blank()
    out.line("/// The picture beside the title.")
    guard isLarge else {
      SwitchMember(
        head: Joined(parts: [access, "var icon: Icon?"]),
        cases: menu.rows.map { row in (name(of: row), row.icon.map { expression($0) }) },
        fallback: "nil"
      ).write(to: &out)
      return
    }
    out.block(access, "var icon: Icon?") { out in
      out.line("let icon = Icon(")
      out.indented { out in
        out.line("material: material, codePoint: codePoint?.unicodeScalars.first,")
        out.line("sfSymbol: sfSymbol, asset: asset)")
      }
      out.line("return icon == Icon() ? nil : icon")
    }
    for table in tables.all {
      out.blank()
      table.writeProperty("private ", to: &out)
    }
  }

  /// The creation of an icon, with a line for each argument where one line would be long.
  func expression(_ icon: Icon) -> SwitchMember.Expression {
    var arguments: [Joined] = []
    if let material = icon.material {
      arguments.append(Joined(parts: ["material: ", StringLiteral(texts[material])]))
    }
    if let codePoint = icon.codePoint {
      arguments.append(Joined(parts: ["codePoint: ", ScalarLiteral(codePoint)]))
    }
    if let sfSymbol = icon.sfSymbol {
      arguments.append(Joined(parts: ["sfSymbol: ", StringLiteral(texts[sfSymbol])]))
    }
    if let asset = icon.asset {
      arguments.append(Joined(parts: ["asset: ", StringLiteral(texts[asset])]))
    }
    let count = [icon.material, icon.sfSymbol, icon.asset].reduce(30) { count, text in
      count + (text.map { texts[$0].count + 14 } ?? 0)
    }
    let isShort = count <= 80
    let last = arguments.count - 1
    let lines = arguments.enumerated().map { index, argument in
      let separator = index == last ? ")" : isShort ? ", " : ","
      return Joined(parts: [isShort ? "" : "  ", argument, separator])
    }
    return isShort ? [Joined(parts: ["Icon("] + lines)] : [Joined(parts: ["Icon("])] + lines
  }
}
