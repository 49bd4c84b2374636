/// A half-open range of byte offsets into a source file.
///
/// Offsets are 32 bits wide: a file has at most 16 MiB, and there are many ranges.
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The offset of the first byte.
  public var lowerBound: Int { Int(lower) }
  /// The offset past the last byte.
  public var upperBound: Int { Int(upper) }
  /// The length in bytes.
  public var count: Int { Int(upper - lower) }
  /// Whether the range holds no byte: a place between two.
  public var isEmpty: Bool { lower == upper }

  /// Creates a range from offsets, which must be ascending and fit into 32 bits.
  public init(_ offsets: Range<Int>) {
    lower = UInt32(offsets.lowerBound)
    upper = UInt32(offsets.upperBound)
  }

  /// The empty range at an offset.
  public init(at offset: Int) {
    self.init(offset..<offset)
  }

  /// The offsets, to subscript the bytes with.
  public var offsets: Range<Int> { lowerBound..<upperBound }

  /// The range from the start of this one to the end of another, which must not end before it.
  public func joined(to other: SourceRange) -> SourceRange {
    SourceRange(lowerBound..<max(upperBound, other.upperBound))
  }
}

extension SourceRange: Comparable {
  /// Whether a range starts before another, or ends before it where they start together.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}
