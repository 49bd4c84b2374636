/// What ends a line in an editor: LF, CRLF and CR, and nothing else.
public enum LineEnd {
  /// Whether a byte is a line end, or one half of it.
  public static func isPart(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The bytes of the line that an offset lies in, without its line end.
  ///
  /// Between the halves of a CRLF is still the line before.
  public static func line(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = Swift.min(offset, bytes.count)
    if start > 0, start < bytes.count, bytes[start] == 0x0A, bytes[start - 1] == 0x0D {
      start -= 1
    }
    var end = start
    while start > 0, !isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isPart(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The bytes of the line below one that ends at an offset; `nil` below the last.
  public static func line(below end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard end < bytes.count else { return nil }
    let isCRLF = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return line(at: end + (isCRLF ? 2 : 1), in: bytes)
  }
}
