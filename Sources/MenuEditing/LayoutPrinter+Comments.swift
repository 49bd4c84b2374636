import Diagnostics
import MenuYAML

// Comments and blank lines.
extension LayoutPrinter {
  /// Ends a line, with the comment that stands behind an offset on its line.
  mutating func endLine(behind offset: Int) {
    if let comment = comments.first, !comment.isAlone, comment.offset >= offset,
      document.isOnOneLine(SourceRange(offset..<comment.offset))
    {
      comments.removeFirst()
      text += String(repeating: " ", count: max(2, comment.space)) + comment.text
    }
    text += "\n"
  }

  /// Ends the line of a key whose value stands below it.
  mutating func keyLineComment(from offset: Int, before value: Int) {
    if let comment = comments.first, comment.offset < value {
      endLine(behind: offset)
    } else {
      text += "\n"
    }
  }

  /// Writes the comments before an offset on lines of their own.
  ///
  /// - Parameters:
  ///   - offset: where to stop.
  ///   - indentation: that of the lines.
  ///   - column: comments further right go on with the item above.
  ///   - least: the first comment further left is none of these.
  mutating func ownLines(
    before offset: Int, indentation: Int, deeperThan column: Int? = nil, from least: Int = 0
  ) {
    var isBehindItem = column != nil
    while let comment = comments.first, comment.offset < offset {
      if comment.isAlone, comment.space < least { return }
      comments.removeFirst()
      if comment.isSetOff {
        isBehindItem = false
        blankLine()
      }
      let isDeeper = isBehindItem && comment.isAlone && comment.space > column ?? 0
      if !isDeeper { isBehindItem = false }
      text += String(repeating: " ", count: indentation + (isDeeper ? Self.step : 0))
      text += comment.text + "\n"
      isBelowKey = false
    }
  }

  /// Writes a blank line where one stands above the line that starts with the text at an offset.
  mutating func blankLine(above offset: Int) {
    var start = offset
    while start > lines.start, SourceLines.isBlank(lines.bytes[start - 1]) || isDash(start - 1) {
      start -= 1
    }
    let isFirst = start == lines.start || LineEnd.isPart(lines.bytes[start - 1])
    if isFirst, lines.isBelowBlank(start) { blankLine() }
  }

  private func isDash(_ offset: Int) -> Bool {
    lines.bytes[offset] == UInt8(ascii: "-") || lines.bytes[offset] == UInt8(ascii: "?")
  }

  mutating func blankLine() {
    if !isBelowKey, !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }
}
