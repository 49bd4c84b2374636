import Diagnostics
import Messages

/// A name that is also a case of `Optional`, so that `.none` can mean two things.
enum OptionalCaseName: Rule {
  static let id: RuleID = "optional-case-name"
  static let severity = Severity.warning

  static func diagnostic(_ name: String, of kind: NameKind, at range: SourceRange) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(kind.english) `\(name)` is easily confused with `Optional.\(name)` in Swift",
        ja: "\(kind.japanese) `\(name)` は、Swift では `Optional.\(name)` と取り違えやすい名前です"),
      help: Message(en: "choose another name", ja: "別の名前にしてください"))
  }
}
