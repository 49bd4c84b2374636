/// What replaces a derived constant in the C header.
public struct COverride: Sendable {
  /// The constant's name.
  public var symbol: CName?
  /// The constant's value.
  public var value: Int32?

  /// Creates an override of nothing.
  public init() {}

  /// Whether nothing is replaced.
  public var isEmpty: Bool { symbol == nil && value == nil }
}
