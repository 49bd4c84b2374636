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

/// The bytes that the texts of one menu are ranges of.
public struct TextStorage: Sendable {
  /// UTF-8; texts lie anywhere in it.
  public let bytes: [UInt8]

  /// Creates a storage over bytes that were found to be UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The UTF-8 of a text.
  public subscript(text: Text) -> ArraySlice<UInt8> { bytes[text.offsets] }

  /// A text as a string.
  public func string(_ text: Text) -> String {
    String(decoding: bytes[text.offsets], as: UTF8.self)
  }

  /// Whether two texts have the same bytes.
  public func equal(_ left: Text, _ right: Text) -> Bool {
    left.length == right.length && self[left].elementsEqual(self[right])
  }
}
