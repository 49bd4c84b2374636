/// A piece of text of a menu: a range of the bytes that the menu keeps.
///
/// Most texts stand in the menu's file as they are read, so that a menu of a hundred thousand rows
/// needs no copy of them. A text means something only together with its `TextStorage`.
public struct Text: Sendable {
  let start: UInt32
  /// The length of its UTF-8.
  let length: UInt32

  /// Creates a text from a range of a storage's bytes.
  public init(_ offsets: Range<Int>) {
    start = UInt32(offsets.lowerBound)
    length = UInt32(offsets.count)
  }

  /// Whether it holds nothing.
  public var isEmpty: Bool { length == 0 }

  var offsets: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
