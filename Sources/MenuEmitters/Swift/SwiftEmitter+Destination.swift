import MenuModel

/// Writes `destination` and what it needs.
extension SwiftEmitter {
  /// Writes the destinations; a large menu has its URLs in a column.
  func writeDestination(_ urls: TextTable, to out: inout CodeWriter) {
    let hasColumn = urls.isColumn && urls.entries.contains { $0.text != nil }
    out.blank()
    out.line("/// What a tap opens; `nil` where the row is a label.")
    SwitchMember(
      head: Joined(parts: [access, "var destination: Destination?"]),
      cases: menu.rows.map { row in
        let name = name(of: row)
        if hasColumn, case .url = row.destination { return (name, nil) }
        return (name, row.destination.map { expression($0) })
      },
      fallback: hasColumn ? "url.map { .url($0) }" : "nil"
    ).write(to: &out)
    if hasColumn {
      out.blank()
      urls.writeProperty("private ", to: &out)
    }
  }

  /// A destination as an expression of type `Destination`.
  func expression(_ destination: Destination) -> SwitchMember.Expression {
    switch destination {
    case .url(let url):
      [Joined(parts: [".url(", StringLiteral(texts[url]), ")"])]
    case .screen(let screen):
      [Joined(parts: [".screen(.", CaseName(screen, texts), ")"])]
    case .storyboard(let name, let identifier?):
      storyboard(texts[name], texts[identifier])
    case .storyboard(let name, nil):
      [Joined(parts: [".storyboard(name: ", StringLiteral(texts[name]), ", identifier: nil)"])]
    case .action(let action):
      [Joined(parts: [".action(.", name(of: action), ")"])]
    }
  }

  private func storyboard(
    _ name: ArraySlice<UInt8>, _ identifier: ArraySlice<UInt8>
  ) -> SwitchMember.Expression {
    let (name, identifier) = (StringLiteral(name), StringLiteral(identifier))
    if name.text.count + identifier.text.count <= 40 {
      return [
        Joined(parts: [".storyboard(name: ", name, ", identifier: ", identifier, ")"])
      ]
    }
    return [
      Joined(parts: [".storyboard("]), Joined(parts: ["  name: ", name, ","]),
      Joined(parts: ["  identifier: ", identifier, ")"]),
    ]
  }
}
