import Diagnostics
import Messages

/// A row, section or condition that is defined twice.
enum DuplicateName: Rule {
  static let id: RuleID = "duplicate-id"

  static func diagnostic(
    _ name: String, of kind: NameKind, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(kind.english) \(VisibleText.quoted(name)) is defined a second time",
        ja: "\(kind.japanese) \(VisibleText.quoted(name)) が 2 回定義されています"),
      notes: [.init(Message(en: "it is first defined here", ja: "1 回目の定義はここです"), at: first)],
      help: Message(en: "rename or delete one of the two", ja: "どちらかの名前を変えるか、削除してください"))
  }
}
