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
