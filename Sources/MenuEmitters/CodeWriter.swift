/// Writes the lines of a source file, indented by two spaces a level.
struct CodeWriter {
  private(set) var bytes: [UInt8] = []
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Writes a line of parts.
  mutating func line<each Part: Writable>(_ parts: repeat each Part) {
    indent()
    repeat (each parts).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes an empty line.
  mutating func blank() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes what `body` writes, one level deeper.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes `opening {`, the body one level deeper, and `}`.
  mutating func block<each Part: Writable>(
    _ opening: repeat each Part, body: (inout CodeWriter) -> Void
  ) {
    line(repeat each opening, " {")
    indented(body)
    line("}")
  }

  /// Writes one part after the other without a line end, for lines that are made piece by piece.
  mutating func append<each Part: Writable>(_ parts: repeat each Part) {
    repeat (each parts).write(to: &bytes)
  }

  /// Begins a line that `append` goes on with.
  mutating func indent() {
    if depth > 0 { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth)) }
  }

  /// How many columns a line of so many bytes takes at most.
  func width(_ count: Int) -> Int { 2 * depth + count }
}
