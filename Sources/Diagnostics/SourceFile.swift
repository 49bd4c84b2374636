/// A file as it was read: its path, as given, and its bytes.
public struct SourceFile: Sendable {
  /// The path as the user gave it; diagnostics print it unchanged.
  public let path: String
  /// The bytes of the file, a byte order mark included.
  public let bytes: [UInt8]

  /// Creates a file from what was read.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of a range; what is not UTF-8 in it is replaced by U+FFFD.
  public subscript(range: SourceRange) -> String {
    String(decoding: bytes[range.offsets], as: UTF8.self)
  }

  /// The length of a byte order mark at the start: 3 bytes or none.
  public var byteOrderMarkCount: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
