import Diagnostics
import Messages

/// A key that must be there and is not.
enum MissingKey: Rule {
  static let id: RuleID = "missing-key"
  static let explanation = Explanation(
    summary: Message(
      en: "A key that is always needed is not there, such as the `title` of a row.",
      ja: "行の `title` のように、必ず書くキーがありません。"),
    reason: Message(
      en: "Without it, the app does not know what to show, and menuc does not make it up.",
      ja: "このキーがないと、アプリに何を表示すればよいのか決まりません。"),
    remedy: Message(
      en: "Add the key that the message names, with its value.",
      ja: "メッセージに示されたキーと、その値を書き足してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { icon: favorite }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(_ key: String, in place: Place, at range: SourceRange) -> Diagnostic {
    let place = place.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(place.english) has no `\(key):`", ja: "\(place.japanese) に `\(key):` がありません"),
      help: Message(en: "add `\(key): …`", ja: "`\(key): …` を書き足してください"))
  }
}
