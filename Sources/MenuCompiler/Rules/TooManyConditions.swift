import Diagnostics
import Messages

/// More conditions than the C header has bits for.
enum TooManyConditions: Rule {
  static let id: RuleID = "too-many-conditions"

  /// The most conditions of a menu: the bits of an `unsigned int`.
  static let limit = 32

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the menu has more than \(limit) conditions", ja: "条件が多すぎます（\(limit) 個まで）"))
  }
}
