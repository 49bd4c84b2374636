/// What is escaped in strings of JSON.
public enum JSONEscapes: Sendable {
  /// Nothing that need not be (RFC 8259, section 7): quotes, backslashes, U+0000 to U+001F.
  case required
  /// Also what could disturb a terminal or a log that shows the file: U+007F to U+009F, the line
  /// and paragraph separators, and the controls of text direction.
  case disturbing

  /// Appends a string in quotes.
  func appendString(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    while index < text.count {
      if Self.isPlain(text[index]) {
        index += 1
        continue
      }
      let (escape, length) = escape(text, at: index)
      if let escape {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        bytes.append(contentsOf: escape.utf8)
        start = index + length
      }
      index += length
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte never begins what is escaped: most do not, and are passed over quickly.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E, 0x80...0xC1, 0xC3...0xE1, 0xE3...0xFF: true
    default: false
    }
  }

  /// What stands for the scalar at an index, if it is escaped, and how many bytes were looked at.
  private func escape(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (escape: String?, length: Int) {
    switch text[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case 0x0A: ("\\n", 1)
    case 0x0D: ("\\r", 1)
    case 0x09: ("\\t", 1)
    case let byte where byte < 0x20: (Self.codeUnit(UInt32(byte)), 1)
    case 0x7F where self == .disturbing: (Self.codeUnit(0x7F), 1)
    // U+0080 to U+009F.
    case 0xC2
    where self == .disturbing && index + 1 < text.count && text[index + 1] <= 0x9F:
      (Self.codeUnit(UInt32(text[index + 1])), 2)
    case 0xE2 where self == .disturbing && index + 2 < text.count:
      Self.punctuation(text[index + 1], text[index + 2])
    default: (nil, 1)
    }
  }

  /// U+2028 to U+202E and U+2066 to U+2069, which begin with the byte E2.
  private static func punctuation(
    _ second: UInt8, _ third: UInt8
  ) -> (escape: String?, length: Int) {
    switch (second, third) {
    case (0x80, 0xA8...0xAE): (codeUnit(0x2000 + UInt32(third & 0x3F)), 3)
    case (0x81, 0xA6...0xA9): (codeUnit(0x2040 + UInt32(third & 0x3F)), 3)
    default: (nil, 1)
    }
  }

  private static func codeUnit(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
