import Diagnostics

extension Tokenizer {
  /// Reads a text in quotes to the quote that closes it, which may be lines below.
  mutating func readQuoted(_ kind: Token.Kind) {
    let start = offset
    let quote = bytes[start]
    offset += 1
    while offset < bytes.count {
      let lineEnd = LineBreak.length(at: offset, in: bytes)
      if lineEnd > 0 {
        offset += lineEnd
        lineStart = offset
      } else if kind == .doubleQuoted, bytes[offset] == UInt8(ascii: "\\") {
        offset += LineBreak.length(at: offset + 1, in: bytes) > 0 ? 1 : 2
      } else if bytes[offset] == quote {
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == quote
        guard kind == .singleQuoted, isPair else { break }
        offset += 2
      } else {
        offset += 1
      }
    }
    offset = min(offset + 1, bytes.count)
    append(kind, from: start)
  }

  /// Reads `|` or `>` and the lines below that are empty or indented deeper.
  mutating func readBlockScalar() {
    let start = offset
    var least = (indents.last ?? -1) + 1
    var isFirst = true
    passLine()
    while let line = nextLine(), line.isEmpty || line.indentation >= least {
      if isFirst, !line.isEmpty {
        least = line.indentation
        isFirst = false
      }
      lineStart = line.start
      offset = line.start
      passLine()
    }
    append(.blockScalar, from: start)
  }

  /// The line below the one that ends here; `nil` where there is none.
  private func nextLine() -> (start: Int, indentation: Int, isEmpty: Bool)? {
    let lineEnd = LineBreak.length(at: offset, in: bytes)
    guard lineEnd > 0 else { return nil }
    let start = offset + lineEnd
    let spaces = bytes[start...].prefix { $0 == 0x20 }
    let text = spaces.endIndex
    return (start, spaces.count, text == bytes.count || LineBreak.length(at: text, in: bytes) > 0)
  }

  /// Reads a text without quotes, and the lines below that belong to it.
  mutating func readPlain() {
    let start = offset
    let parent = indents.last ?? -1
    var end = offset
    var endLineStart = lineStart
    while offset < bytes.count {
      readPlainLine(&end)
      guard LineBreak.length(at: offset, in: bytes) > 0 else { break }
      endLineStart = lineStart
      passBlanks()
      guard offset < bytes.count, isInFlow || column > parent, !isDocumentMarker,
        bytes[offset] != UInt8(ascii: "#"), !endsPlain(at: offset)
      else { break }
    }
    if end < lineStart { lineStart = endLineStart }
    offset = max(end, start + 1)
    append(.plain, from: start)
  }

  /// Passes over a text without quotes to the end of its line, or to the mark that ends it; `end`
  /// is where the text ends that was passed over.
  private mutating func readPlainLine(_ end: inout Int) {
    while offset < bytes.count, LineBreak.length(at: offset, in: bytes) == 0 {
      let isBlank = isBlankOrEnd(at: offset)
      if endsPlain(at: offset) { break }
      if bytes[offset] == UInt8(ascii: "#"), offset > end, isBlankOrEnd(at: offset - 1) { break }
      offset += 1
      if !isBlank { end = offset }
    }
  }

  private func endsPlain(at offset: Int) -> Bool {
    if isInFlow, isFlowMark(at: offset) { return true }
    guard bytes[offset] == UInt8(ascii: ":") else { return false }
    return isBlankOrEnd(at: offset + 1) || (isInFlow && isFlowMark(at: offset + 1))
  }
}
