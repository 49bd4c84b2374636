import Diagnostics
import Messages

/// A yes or no in other words than `true` and `false`.
enum InvalidBoolean: Rule {
  static let id: RuleID = "invalid-boolean"

  static func diagnostic(_ word: String, key: String, at range: SourceRange) -> Diagnostic {
    let meant: String? =
      switch word.lowercased() {
      case "yes", "y", "on", "true", "1", "はい": "true"
      case "no", "n", "off", "false", "0", "いいえ": "false"
      default: nil
      }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(word)) is neither `true` nor `false`",
        ja: "\(VisibleText.quoted(word)) は `true` でも `false` でもありません"),
      help: meant.map { Message(en: "write `\($0)`", ja: "`\($0)` と書いてください") }
        ?? Message(
          en:
            "write \(VisibleText.quoted(key + ": true")) or \(VisibleText.quoted(key + ": false"))",
          ja:
            "\(VisibleText.quoted(key + ": true")) か \(VisibleText.quoted(key + ": false")) と書いてください"
        ))
  }
}
