/// The text of a catalog, where it lies in memory.
enum CatalogText: Sendable {
  case literal(StaticString)
  case bytes([UInt8])

  /// Lends out the bytes without copying them.
  func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    switch self {
    case .literal(let literal): literal.withUTF8Buffer { body($0.span) }
    case .bytes(let bytes): body(bytes.span)
    }
  }
}

/// A line in the text of a catalog; its parts are found when they are asked for.
struct CatalogLine {
  /// The offset of its first byte.
  let start: Int

  /// Finds the line that holds the byte at an offset; a newline belongs to the line it ends.
  init(in bytes: Span<UInt8>, around offset: Int) {
    var start = offset
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    self.start = start
  }

  /// The place of the name.
  func name(in bytes: Span<UInt8>) -> Range<Int> {
    var end = start
    while bytes[end] != .space { end += 1 }
    return start..<end
  }

  /// The place of the digits.
  func digits(in bytes: Span<UInt8>) -> Range<Int> {
    name(in: bytes).upperBound + 1..<end(in: bytes)
  }

  /// The offset of the next line, which is past the end of the text after the last.
  func next(in bytes: Span<UInt8>) -> Int { end(in: bytes) + 1 }

  private func end(in bytes: Span<UInt8>) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != .newline { end += 1 }
    return end
  }
}

extension Unicode.Scalar {
  /// Reads a code point from hexadecimal digits of either case.
  init?(hexadecimal digits: Span<UInt8>) {
    // More than eight digits would not fit into the value.
    guard (1...8).contains(digits.count) else { return nil }
    var value: UInt32 = 0
    for index in digits.indices {
      guard let digit = digits[index].hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    self.init(value)
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  /// Whether the byte parts words on a line; the carriage return is there for CRLF.
  var isBlank: Bool {
    self == .space || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  /// Whether the byte is an ASCII character other than a space or a control character.
  var isVisibleASCII: Bool {
    (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(self)
  }

  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
