public import Messages

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
