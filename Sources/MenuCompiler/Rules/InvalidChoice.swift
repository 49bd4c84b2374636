import Diagnostics
import Messages

/// A word that is none of the few that can stand in a place.
enum InvalidChoice: Rule {
  static let id: RuleID = "invalid-choice"

  static func diagnostic(
    _ word: String, key: String, words: [String], nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(word)) cannot be the value of `\(key):`",
        ja: "`\(key):` に \(VisibleText.quoted(word)) は使えません"),
      help: nearest.map { Message(en: "did you mean `\($0)`?", ja: "`\($0)` のことですか？") }
        ?? Message(
          en: "write \(quotedList(words, separator: " or "))",
          ja: "\(quotedList(words, separator: "、")) のどれかを書いてください"))
  }
}
