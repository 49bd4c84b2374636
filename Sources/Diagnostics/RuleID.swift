/// The stable name of a kind of mistake, in kebab-case; it names the bad thing.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it is printed and configured.
  public let name: String

  /// Creates an id from a literal.
  public init(stringLiteral name: StaticString) {
    self.name = name.description
  }
}
