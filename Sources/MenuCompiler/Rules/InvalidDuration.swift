import Diagnostics
import Messages

/// A duration that is no number with a unit.
enum InvalidDuration: Rule {
  static let id: RuleID = "invalid-duration"

  static func diagnostic(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a duration",
        ja: "\(VisibleText.quoted(text)) は期間として読めません"),
      help: Message(
        en:
          "write a number and a unit: `30m`, `12h`, `1d` or `2w`; to keep nothing, delete `\(key):`",
        ja: "数と単位で書いてください: `30m`、`12h`、`1d`、`2w`。保存しないときは `\(key):` を消します"))
  }
}
