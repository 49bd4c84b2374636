import Diagnostics
import Messages
import Spelling

/// A word that is none of the few that can stand in a place.
enum InvalidChoice: Rule {
  static let id: RuleID = "invalid-choice"
  static let explanation = Explanation(
    summary: Message(
      en: "The value is none of the few words that this key can have.",
      ja: "このキーに使えない言葉が、値として書かれています。"),
    reason: Message(
      en: "The app knows only these words and would not know what to do with any other.",
      ja: "アプリが知っているのは決まった言葉だけなので、ほかの言葉では動きが決まりません。"),
    remedy: Message(
      en: "Write one of the words that the message offers.",
      ja: "メッセージに示された言葉の中から 1 つを選んで書いてください。"),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        side: left
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        side: leading
      """)

  static func diagnostic(
    _ word: String, key: String, words: [String], nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(word)) cannot be the value of `\(key):`",
        ja: "`\(key):` に \(VisibleText.quoted(word)) は使えません"),
      help: nearest.map { .didYouMean($0) }
        ?? Message(
          en: "write \(quotedList(words, separator: " or "))",
          ja: "\(quotedList(words, separator: "、")) のどれかを書いてください")
    ).fixed(nearest: nearest, to: word)
  }
}
