import Diagnostics
import Messages

/// A key that the language does not know in this place.
enum UnknownKey: Rule {
  static let id: RuleID = "unknown-key"

  static func diagnostic(
    _ key: String, in place: Place, known: [String], nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let name = VisibleText.quoted(key)
    let place = place.message
    let help =
      nearest.map { Message(en: "did you mean `\($0)`?", ja: "`\($0)` のことですか？") }
      ?? Message(
        en: "the keys here are \(quotedList(known, separator: ", "))",
        ja: "ここに書けるキーは \(quotedList(known, separator: "、")) です")
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no key \(name) in \(place.english)",
        ja: "\(place.japanese) に \(name) というキーはありません"),
      help: help)
  }
}
