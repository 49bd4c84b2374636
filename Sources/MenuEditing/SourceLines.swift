import Diagnostics

/// The lines of a file, looked at one at a time.
struct SourceLines {
  let bytes: [UInt8]
  /// Where the first line starts: behind a byte order mark.
  let start: Int

  init(_ file: SourceFile) {
    bytes = file.bytes
    start = file.byteOrderMarkCount
  }

  /// A line without its end.
  struct Line {
    var start: Int
    var end: Int
    /// Where its first character that is no white space stands; `end` in a blank line.
    var text: Int
    /// Where the next line starts.
    var next: Int

    var isBlank: Bool { text == end }
    var indentation: Int { text - start }
  }

  /// The line that an offset lies in.
  func line(at offset: Int) -> Line {
    let range = LineEnd.line(at: max(offset, start), in: bytes)
    return line(max(range.lowerBound, start)..<range.upperBound)
  }

  /// The line above one; `nil` above the first.
  func line(above line: Line) -> Line? {
    guard line.start > start else { return nil }
    return self.line(at: line.start - 1)
  }

  /// The line below one; `nil` where the file ends.
  func line(below line: Line) -> Line? {
    line.next < bytes.count ? self.line(at: line.next) : nil
  }

  func isComment(_ line: Line) -> Bool {
    line.text < line.end && bytes[line.text] == UInt8(ascii: "#")
  }

  /// Whether the comment lines directly below a line are followed by a blank line or nothing.
  func areCommentsSetOff(below line: Line) -> Bool {
    var last = line
    while let below = self.line(below: last), isComment(below) { last = below }
    return self.line(below: last)?.isBlank ?? true
  }

  /// Whether a blank line stands above the comment lines directly above a line.
  func areCommentsSetOff(above line: Line) -> Bool {
    var first = line
    while let above = self.line(above: first), isComment(above) { first = above }
    return self.line(above: first)?.isBlank ?? true
  }

  /// The first offset from one on that is neither white space nor a line end nor in a comment.
  func token(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if Self.isBlank(byte) || LineEnd.isPart(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "#"), beginsComment(at: offset) {
        offset = end(from: offset)
      } else {
        return offset
      }
    }
    return offset
  }

  /// Whether white space or a line end stands before an offset.
  private func beginsComment(at offset: Int) -> Bool {
    offset == start || Self.isBlank(bytes[offset - 1]) || LineEnd.isPart(bytes[offset - 1])
  }

  /// The end of the line from an offset in it on.
  func end(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !LineEnd.isPart(bytes[end]) { end += 1 }
    return end
  }

  /// The comment behind an offset on its line, white space before it included; empty where
  /// there is none.
  func comment(behind offset: Int) -> Range<Int> {
    var mark = offset
    while mark < bytes.count, Self.isBlank(bytes[mark]) { mark += 1 }
    guard mark > offset, mark < bytes.count, bytes[mark] == UInt8(ascii: "#") else {
      return offset..<offset
    }
    return offset..<end(from: mark)
  }

  /// The line end at an offset; empty where none stands there.
  func lineEnd(at offset: Int) -> Range<Int> { LineEnd.range(at: offset, in: bytes) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func line(_ range: Range<Int>) -> Line {
    let text = bytes[range].firstIndex { !Self.isBlank($0) } ?? range.upperBound
    return Line(
      start: range.lowerBound, end: range.upperBound, text: text,
      next: lineEnd(at: range.upperBound).upperBound)
  }
}
