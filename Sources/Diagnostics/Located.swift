/// A value and the place where it was written.
public struct Located<Value> {
  /// What was written.
  public var value: Value
  /// Where it was written.
  public var range: SourceRange

  /// Pairs a value with its place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
