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

/// What there is to know about a kind of mistake beyond the message.
///
/// The examples are whole menus, so that a test can hold that the wrong one is reported for this
/// alone and the right one not at all.
public struct Explanation: Sendable {
  /// What is wrong, in a sentence or two.
  public var summary: Message
  /// Why it matters.
  public var reason: Message
  /// How it is put right.
  public var remedy: Message
  /// A menu that has the mistake.
  public var wrong: String
  /// The same menu without it.
  public var right: String

  /// Creates an explanation.
  public init(
    summary: Message, reason: Message, remedy: Message, wrong: String, right: String
  ) {
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.wrong = wrong
    self.right = right
  }
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
