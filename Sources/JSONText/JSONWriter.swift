/// Writes JSON: two spaces a level, keys in the order in which they are written.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.key("rows")
///   json.array { json in
///     json.element()
///     json.string("favorite")
///   }
/// }
/// json.finish()
/// ```
public struct JSONWriter: Sendable {
  /// What was written so far: UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let escapes: JSONEscapes
  private var depth = 0
  private var isFirst = true

  /// Creates a writer that has written nothing.
  ///
  /// - Parameter escapes: what is escaped in strings.
  public init(escapes: JSONEscapes = .required) { self.escapes = escapes }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a list whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Begins a member; its value is to be written next.
  ///
  /// - Parameter name: a name that needs no escapes, such as a word.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    append("\": ")
  }

  /// Begins a member whose name is UTF-8.
  public mutating func key(_ name: ArraySlice<UInt8>) {
    separate()
    string(name)
    append(": ")
  }

  /// Begins an element of a list; its value is to be written next.
  public mutating func element() { separate() }

  /// Writes a string that is UTF-8.
  public mutating func string(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { escapes.appendString($0, to: &bytes) }
  }

  /// Writes a string.
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { escapes.appendString($0, to: &bytes) }
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) { bytes.append(decimal: value) }

  /// Writes a number that is spelt already.
  ///
  /// - Parameter decimal: a number as JSON has it (RFC 8259, section 6), such as `0.3`.
  public mutating func number(decimal: String) { bytes.append(contentsOf: decimal.utf8) }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) { append(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { append("null") }

  /// Ends the file.
  public mutating func finish() { append("\n") }

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
    newLine(after: isFirst ? 0 : 1)
    isFirst = false
  }

  /// Begins a line, after a comma or none.
  private mutating func newLine(after commas: Int = 0) {
    // One piece for as many levels as most files have.
    let line: StaticString = ",\n                                "
    line.withUTF8Buffer { line in
      let end = min(2 + 2 * depth, line.count)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[(1 - commas)..<end]))
      for _ in end..<2 + 2 * depth { bytes.append(UInt8(ascii: " ")) }
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
