import MenuModel

/// Writes which variant of a row holds, and what it replaces.
extension SwiftEmitter {
  /// All variants of the menu, each with its row; an index is the number of a variant.
  private var variants: [(row: Row, variant: Variant)] {
    menu.rows.flatMap { row in row.variants.map { (row: row, variant: $0) } }
  }

  func writeVariant(to out: inout CodeWriter) {
    out.blank()
    out.line("/// The number of the first variant whose conditions hold.")
    out.block("fileprivate func variant(where holds: (Condition) -> Bool) -> Int?") { out in
      if menu.rows.isEmpty {
        out.line("switch self {}")
        return
      }
      var number = 0
      let varied = menu.rows.filter { !$0.variants.isEmpty }
      guard !varied.isEmpty else {
        out.line("nil")
        return
      }
      out.line("switch self {")
      for row in varied {
        out.line("case .", name(of: row), ":")
        out.indented { out in
          for variant in row.variants {
            writeReturn(of: number, where: expression(variant.when), to: &out)
            number += 1
          }
          out.line("return nil")
        }
      }
      if varied.count < menu.rows.count { out.line("default: return nil") }
      out.line("}")
    }
  }

  /// Writes `title(in:)` of a shown row, and a property for each language after the first.
  func writeVariantTitles(to out: inout CodeWriter) {
    let languages = Array(menu.languages.dropFirst())
    writeTitleFunction(languages: languages, type: "String", to: &out)
    for language in languages {
      out.blank()
      writeReplaced(
        propertyName(of: language), "String?", access: "private ",
        otherwise: "row.title(in: \"\(texts.string(language.text))\")", to: &out
      ) { variant in
        guard let title = variant.title else { return nil }
        let text = text(of: title, in: language)
        return [Joined(parts: [text.map { StringLiteral($0) } ?? "nil" as any Writable])]
      }
    }
  }

  /// Writes a property that is the row's unless the variant replaces it.
  ///
  /// `value` gives what a variant has instead, `nil` where it has nothing.
  func writeReplaced(
    _ name: String, _ type: String, access: String? = nil, otherwise: String? = nil,
    to out: inout CodeWriter, value: (Variant) -> SwitchMember.Expression?
  ) {
    let otherwise = menu.rows.isEmpty ? "switch row {}" : otherwise ?? "row.\(name)"
    let replacements = variants.enumerated().compactMap { number, entry in
      value(entry.variant).map { (number, entry.row, $0) }
    }
    let head = Joined(parts: [access ?? self.access, "var ", name, ": ", type])
    guard !replacements.isEmpty else {
      out.line(head, " { ", otherwise, " }")
      return
    }
    out.block(head) { out in
      out.line("switch variant {")
      for (number, row, value) in replacements {
        out.line("case ", number, ":  // ", self.name(of: row))
        out.indented { $0.returning(value) }
      }
      out.line("default: return ", otherwise)
      out.line("}")
    }
  }
}
