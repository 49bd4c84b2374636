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
      id, at: range,
      Message(
        en: "\(quoted(word)) is neither `true` nor `false`",
        ja: "\(quoted(word)) は `true` でも `false` でもありません"),
      help: meant.map { Message(en: "write `\($0)`", ja: "`\($0)` と書いてください") }
        ?? Message(
          en: "write \(quoted(key + ": true")) or \(quoted(key + ": false"))",
          ja: "\(quoted(key + ": true")) か \(quoted(key + ": false")) と書いてください"))
  }
}
