/// A string literal on one line: whatever the text holds, it ends where the literal ends.
struct StringLiteral: Writable {
  let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { self.text = text }

  func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    LiteralContent(text).write(to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}

/// What stands between the quotes of a literal of one or several lines.
struct LiteralContent: Writable {
  let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { self.text = text }

  func write(to bytes: inout [UInt8]) {
    if text.withUnsafeBufferPointer({ $0.allSatisfy(Self.isPlain) }) {
      return text.write(to: &bytes)
    }
    var start = text.startIndex
    while let index = text[start...].firstIndex(where: { !Self.isPlain($0) }) {
      text[start..<index].write(to: &bytes)
      if let (escape, count) = escape(at: index) {
        escape.write(to: &bytes)
        start = index + count
      } else {
        bytes.append(text[index])
        start = index + 1
      }
    }
    text[start...].write(to: &bytes)
  }

  /// Whether a byte never begins what is escaped: most do not, and are passed over quickly.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x5B, 0x5D...0x7E, 0x80...0xED, 0xF0...0xF2, 0xF5...0xFF: true
    default: false
    }
  }

  /// What stands for the character at an index, and how many bytes that has; `nil` where it stands
  /// for itself.
  private func escape(at index: Int) -> (String, Int)? {
    switch text[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case 0x00...0x1F, 0x7F: ("\\u{\(String(text[index], radix: 16))}", 1)
    // The glyphs of icons and other private characters, and a byte order mark, cannot be seen.
    case 0xEE, 0xEF, 0xF3, 0xF4: privateScalar(at: index)
    default: nil
    }
  }

  private func privateScalar(at index: Int) -> (String, Int)? {
    let string = String(decoding: text[index...].prefix(4), as: UTF8.self)
    guard let scalar = string.unicodeScalars.first,
      scalar.properties.generalCategory == .privateUse || scalar == "\u{FEFF}"
    else { return nil }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return ("\\u{\(digits)}", UTF8.width(scalar))
  }
}
