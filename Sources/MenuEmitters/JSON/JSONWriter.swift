/// Writes JSON: two spaces a level, keys in the order in which they are written, nothing escaped
/// that need not be (RFC 8259, section 7).
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  /// Writes an object whose members `body` writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a list whose elements `body` writes.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Begins a member; its value is to be written next.
  mutating func key(_ name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.write(to: &bytes)
    "\": ".write(to: &bytes)
  }

  /// Begins a member whose name comes from the menu.
  mutating func key(_ name: ArraySlice<UInt8>) {
    separate()
    string(name)
    ": ".write(to: &bytes)
  }

  /// Begins an element of a list; its value is to be written next.
  mutating func element() { separate() }

  mutating func string(_ text: ArraySlice<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = text.startIndex
    for index in text.indices {
      guard let escape = Self.escape(text[index]) else { continue }
      bytes += text[start..<index]
      escape.write(to: &bytes)
      start = index + 1
    }
    bytes += text[start...]
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func string(_ text: String) { string(Array(text.utf8)[...]) }

  mutating func number(_ value: Double) { NumberLiteral(value).write(to: &bytes) }

  mutating func number(_ value: Int) { value.write(to: &bytes) }

  mutating func boolean(_ value: Bool) { (value ? "true" : "false").write(to: &bytes) }

  /// Ends the file.
  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func container(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(opening)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    bytes.append(closing)
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth * 2 { bytes.append(UInt8(ascii: " ")) }
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    case 0x00...0x1F: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    default: nil
    }
  }
}
