public import Messages

/// What there is to know about a kind of mistake beyond the message.
///
/// The examples are whole files, so that a test can hold that the wrong one is reported for this
/// alone and the right one not at all.
public struct Explanation: Sendable {
  /// What an example is written in; the raw value is what Markdown calls it.
  public enum Syntax: String, Sendable {
    /// A menu.
    case yaml
    /// A header in C, which a menu is imported from.
    case c
    /// A menu resource of Android.
    case xml
  }

  /// What is wrong, in a sentence or two.
  public var summary: Message
  /// Why it matters.
  public var reason: Message
  /// How it is put right.
  public var remedy: Message
  /// A file that has the mistake.
  public var wrong: String
  /// The same file without it.
  public var right: String
  /// What the two are written in.
  public var syntax: Syntax

  /// Creates an explanation.
  public init(
    summary: Message, reason: Message, remedy: Message, wrong: String, right: String,
    syntax: Syntax = .yaml
  ) {
    self.summary = summary
    self.reason = reason
    self.remedy = remedy
    self.wrong = wrong
    self.right = right
    self.syntax = syntax
  }
}
