import Diagnostics
import Messages

/// Two keys of which one excludes the other.
enum ConflictingKeys: Rule {
  static let id: RuleID = "conflicting-keys"

  static func diagnostic(
    _ first: String, _ second: String, at range: SourceRange, first place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(first)` and `\(second)` cannot stand together",
        ja: "`\(first)` と `\(second)` は同時に書けません"),
      notes: place.map {
        [.init(Message(en: "the other one stands here", ja: "もう一方はここです"), at: $0)]
      } ?? [],
      help: Message(en: "keep one of the two", ja: "どちらか 1 つにしてください"))
  }
}
