/// What ends a line in an editor: LF, CRLF and CR, and nothing else.
public enum LineEnd {
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  /// Whether a byte is a line end, or one half of it.
  public static func isPart(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// The line end that starts at an offset; empty where none does.
  public static func range(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    guard offset < bytes.count, isPart(bytes[offset]) else { return offset..<offset }
    let next = offset + 1
    let isPair =
      bytes[offset] == carriageReturn && next < bytes.count && bytes[next] == lineFeed
    return offset..<(isPair ? next + 1 : next)
  }

  /// The line end that ends at an offset; empty where none does.
  public static func range(endingAt end: Int, in bytes: [UInt8]) -> Range<Int> {
    guard end > 0, isPart(bytes[end - 1]) else { return end..<end }
    let isPair = bytes[end - 1] == lineFeed && end > 1 && bytes[end - 2] == carriageReturn
    return (isPair ? end - 2 : end - 1)..<end
  }

  /// All line ends, in order.
  public static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(where: isPart) {
      let range = range(at: start, in: bytes)
      ranges.append(range)
      offset = range.upperBound
    }
    return ranges
  }

  /// The bytes of the line that an offset lies in, without its line end.
  ///
  /// Between the halves of a CRLF is still the line before.
  public static func line(at offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = Swift.min(offset, bytes.count)
    if start > 0, range(at: start - 1, in: bytes).upperBound > start { start -= 1 }
    var end = start
    while start > 0, !isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, !isPart(bytes[end]) { end += 1 }
    return start..<end
  }

  /// The bytes of the line below one that ends at an offset; `nil` below the last.
  public static func line(below end: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard end < bytes.count else { return nil }
    return line(at: range(at: end, in: bytes).upperBound, in: bytes)
  }
}
