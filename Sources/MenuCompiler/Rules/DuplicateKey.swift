import Diagnostics
import Messages
import Spelling

/// A key that stands twice in one mapping.
enum DuplicateKey: Rule {
  static let id: RuleID = "duplicate-key"
  static let explanation = Explanation(
    summary: Message(
      en: "The same key is written twice in one place.",
      ja: "同じ場所に、同じキーが 2 回書かれています。"),
    reason: Message(
      en: """
        Only one of the two values could be used, and the other one would be lost without a word.
        """,
      ja: "使える値は 1 つだけなので、もう一方は知らないうちに無視されてしまいます。"),
    remedy: Message(
      en: "Keep the line with the right value, and delete the other one.",
      ja: "正しい値の行を残し、もう一方の行を削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          title: 保存したホテル
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
      """)

  static func diagnostic(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the key \(VisibleText.quoted(key)) stands here a second time",
        ja: "\(VisibleText.quoted(key)) というキーが 2 回書かれています"),
      notes: [.init(Message(en: "it first stands here", ja: "1 回目はここです"), at: first)],
      help: Message(en: "keep one of the two", ja: "どちらか 1 つにしてください"))
  }
}
