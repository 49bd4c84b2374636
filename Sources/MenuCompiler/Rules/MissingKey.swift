import Diagnostics
import Messages

/// A key that must be there and is not.
enum MissingKey: Rule {
  static let id: RuleID = "missing-key"

  static func diagnostic(_ key: String, in place: Place, at range: SourceRange) -> Diagnostic {
    let place = place.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(place.english) has no `\(key):`", ja: "\(place.japanese) に `\(key):` がありません"),
      help: Message(en: "add `\(key): …`", ja: "`\(key): …` を書き足してください"))
  }
}
