import Diagnostics
import Messages

/// A colour that is neither a name nor `#RRGGBB`.
enum InvalidColor: Rule {
  static let id: RuleID = "invalid-color"

  static func diagnostic(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a colour",
        ja: "\(VisibleText.quoted(text)) は色として読めません"),
      help: forms(key: key))
  }

  /// For `color: #000000`, where YAML sees a comment and no value.
  static func cutByComment(key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(key):` has no value, since `#` starts a comment",
        ja: "`#` から後はコメントになるため、`\(key):` の値がありません"),
      help: Message(
        en: "put the colour in quotes: `\(key): '#000000'`",
        ja: "色を引用符で囲んでください: `\(key): '#000000'`"))
  }

  private static func forms(key: String) -> Message {
    Message(
      en: "write `clear`, `black`, `white`, `'#RRGGBB'` or `'#RRGGBBAA'`",
      ja: "`clear`、`black`、`white`、`'#RRGGBB'`、`'#RRGGBBAA'` のどれかで書いてください")
  }
}
