import Diagnostics
import Messages

/// A key that stands twice in one mapping.
enum DuplicateKey: Rule {
  static let id: RuleID = "duplicate-key"

  static func diagnostic(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the key \(VisibleText.quoted(key)) stands here a second time",
        ja: "\(VisibleText.quoted(key)) というキーが 2 回書かれています"),
      notes: [.init(Message(en: "it first stands here", ja: "1 回目はここです"), at: first)],
      help: Message(en: "keep one of the two", ja: "どちらか 1 つにしてください"))
  }
}
