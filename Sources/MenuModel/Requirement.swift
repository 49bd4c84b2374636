/// Conditions that must all be as given.
public struct Requirement: Sendable {
  /// One condition, and what it must be.
  public struct Term: Hashable, Sendable {
    /// The condition, as an index into the menu's conditions.
    public var condition: Int
    /// What it must be.
    public var holds: Bool

    /// Creates a term.
    public init(condition: Int, holds: Bool) {
      self.condition = condition
      self.holds = holds
    }
  }

  /// The terms, in the order of the file; each condition stands in one at most.
  public var terms: [Term]

  /// Creates a requirement of terms.
  public init(_ terms: [Term]) { self.terms = terms }

  /// What always holds.
  public static let none = Requirement([])

  /// Whether it always holds.
  public var isEmpty: Bool { terms.isEmpty }
}
