import MenuModel

/// Writes what rows, variants and sections share about titles.
extension SwiftEmitter {
  /// The text of a title in a language, `nil` where it has none for it.
  func text(of title: Title?, in language: LanguageTag) -> ArraySlice<UInt8>? {
    guard case .localized(let all) = title else { return nil }
    return all.first { texts.equal($0.language.text, language.text) }.map { texts[$0.text] }
  }

  /// The property that holds the titles in a language: `titleInZhHans`.
  func propertyName(of language: LanguageTag) -> String {
    let words = texts.string(language.text).split(separator: "-")
    return "titleIn" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Writes `title(in:)`, of the type that `title` has, and the property for each language after
  /// the first.
  func writeLocalizedTitles(
    _ localized: [(language: LanguageTag, table: TextTable)], type: String,
    to out: inout CodeWriter
  ) {
    writeTitleFunction(languages: localized.map(\.language), type: type, to: &out)
    for (_, table) in localized {
      out.blank()
      table.writeProperty("private ", to: &out)
    }
  }

  /// Writes `title(in:)`, which asks the property of the language.
  func writeTitleFunction(languages: [LanguageTag], type: String, to out: inout CodeWriter) {
    out.blank()
    out.line("/// The title in a language, given as its BCP 47 tag.")
    out.line("///")
    out.line("/// `en-US` finds what there is for `en`; where there is nothing, it is `title`.")
    out.block(access, "func title(in language: String) -> ", type) { out in
      guard !languages.isEmpty else {
        out.line("title")
        return
      }
      out.line("switch language {")
      for language in languages {
        out.line(
          "case ", StringLiteral(texts[language.text]), ": return ", propertyName(of: language),
          " ?? title")
      }
      out.line("default:")
      out.indented { out in
        out.line("guard let end = language.lastIndex(of: \"-\") else { return title }")
        out.line("return title(in: String(language[..<end]))")
      }
      out.line("}")
    }
  }
}
