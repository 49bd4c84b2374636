import Diagnostics
import Messages
import Spelling

/// A key that the language does not know in this place.
enum UnknownKey: Rule {
  static let id: RuleID = "unknown-key"
  static let explanation = Explanation(
    summary: Message(
      en: "There is no key of this name in this place.",
      ja: "ここには、この名前のキーを書けません。"),
    reason: Message(
      en: "If a misspelt key were ignored, nobody would notice that its value is not used.",
      ja: "つづりの違うキーを無視すると、書いた値が使われていないことに誰も気づけません。"),
    remedy: Message(
      en: "Correct the spelling, write the key where it belongs, or delete it.",
      ja: "つづりを直すか、正しい場所に移すか、キーを削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          link: { screen: Favorites }
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          destination: { screen: Favorites }
      """)

  static func diagnostic(
    _ key: String, in place: Place, known: [String], nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let name = VisibleText.quoted(key)
    let place = place.message
    let help =
      nearest.map { .didYouMean($0) }
      ?? Message(
        en: "the keys here are \(quotedList(known, separator: ", "))",
        ja: "ここに書けるキーは \(quotedList(known, separator: "、")) です")
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no key \(name) in \(place.english)",
        ja: "\(place.japanese) に \(name) というキーはありません"),
      help: help
    ).fixed(nearest: nearest, to: key)
  }
}
