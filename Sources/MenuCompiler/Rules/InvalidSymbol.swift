import Diagnostics
import Messages

/// A C name that C does not allow.
enum InvalidSymbol: Rule {
  static let id: RuleID = "invalid-symbol"

  static func diagnostic(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(name)) cannot be the name of a C constant",
        ja: "\(VisibleText.quoted(name)) は C の定数名に使えません"),
      help: Message(
        en: "it is made of letters, digits and `_`, starts with no digit, and is no keyword",
        ja: "英数字と `_` で書き、数字から始めません。予約語も使えません"))
  }
}
