import Diagnostics
import Messages

/// A menu with more rows than menuc compiles.
enum TooManyRows: Rule {
  static let id: RuleID = "too-many-rows"

  /// The most rows of a menu.
  static let limit = 100_000

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the menu has more than \(limit) rows", ja: "行が多すぎます（\(limit) 行まで）"))
  }
}
