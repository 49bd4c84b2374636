public import Messages

/// A kind of mistake: a namespace, never a value.
///
/// Each has a file of its own, with its id, its sentences and what there is to explain.
public protocol Rule: Sendable {
  /// The stable name; it names the bad thing.
  static var id: RuleID { get }
  /// How much it matters, unless a configuration says otherwise; by default it is an error.
  static var severity: Severity { get }
  /// What there is to know beyond the message.
  static var explanation: Explanation { get }
}

extension Rule {
  /// An error: the menu cannot be compiled.
  public static var severity: Severity { .error }
}

extension Diagnostic {
  /// Creates a diagnostic of a rule, with the rule's severity.
  public init(
    _ rule: (some Rule).Type, at range: SourceRange, _ message: Message, notes: [Note] = [],
    help: Message? = nil
  ) {
    self.init(rule.id, rule.severity, at: range, message, notes: notes, help: help)
  }
}
