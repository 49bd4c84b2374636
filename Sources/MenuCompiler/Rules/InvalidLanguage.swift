import Diagnostics
import MenuModel
import Messages
import Spelling

/// A language that is no BCP 47 tag.
enum InvalidLanguage: Rule {
  static let id: RuleID = "invalid-language"
  static let explanation = Explanation(
    summary: Message(
      en: "The language of a title is not written as a language tag.",
      ja: "タイトルの言語が、言語タグの形で書かれていません。"),
    reason: Message(
      en: """
        The app finds the title by the tag of the user's language and would never find this one.
        """,
      ja: """
        アプリは利用者の言語のタグでタイトルを探すため、このままではこのタイトルが使われません。
        """),
    remedy: Message(
      en: "Write a tag such as `ja`, `en`, `en-US` or `zh-Hans`, with a hyphen between its parts.",
      ja: """
        `ja`、`en`、`en-US`、`zh-Hans` のような言語タグを書いてください。\
        間はハイフンでつなぎます。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: { ja: お気に入り, en_US: Favorites }
          icon: favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: { ja: お気に入り, en-US: Favorites }
          icon: favorite
      """)

  static func diagnostic(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(tag)) is not a language",
        ja: "\(VisibleText.quoted(tag)) は言語として読めません"),
      help: suggestion(for: tag).map { .write($0) }
        ?? Message(
          en: "write a language tag such as `ja`, `en`, `zh-Hans` or `pt-BR`",
          ja: "`ja`、`en`、`zh-Hans`、`pt-BR` のような言語タグで書いてください")
    ).fixed(.safe, with: suggestion(for: tag))
  }

  /// The tag with hyphens and in its usual case, `nil` where it would be a guess.
  private static func suggestion(for tag: String) -> String? {
    let parts = tag.split { "-_".contains($0) }.enumerated().map { index, part in
      switch (index, part.count) {
      case (0, _): part.lowercased()
      case (_, 2): part.uppercased()
      case (_, 4): part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: String(part)
      }
    }
    let suggested = parts.joined(separator: "-")
    let texts = TextStorage(Array(suggested.utf8))
    let isTag = LanguageTag(Text(0..<texts.bytes.count), in: texts) != nil
    return isTag && suggested != tag ? suggested : nil
  }
}
