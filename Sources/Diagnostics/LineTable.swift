/// A place as an editor shows it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars; a byte order mark counts as none.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The lines of a file as an editor shows them: ended by LF, CRLF or CR, and by nothing else.
///
/// Made only when there is something to report.
public struct LineTable: Sendable {
  private let file: SourceFile
  private let starts: [Int]
  /// The last answer.
  ///
  /// Diagnostics are asked for in order, and a line may hold a whole file: without it, a thousand
  /// mistakes on one long line would count the line a thousand times.
  private var last = (offset: 0, position: SourcePosition(line: 1, column: 1))

  /// Finds the lines of a file.
  public init(_ file: SourceFile) {
    self.file = file
    var starts = [0]
    let bytes = file.bytes
    for offset in bytes.indices {
      let isCRBeforeLF =
        bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
        && bytes[offset + 1] == UInt8(ascii: "\n")
      if bytes[offset] == UInt8(ascii: "\n")
        || (bytes[offset] == UInt8(ascii: "\r") && !isCRBeforeLF)
      {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// The number of lines; a line end at the very end of the file begins one more.
  public var count: Int { starts.count }

  /// The line and column of a byte offset.
  public mutating func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    var start = line == 0 ? file.byteOrderMarkCount : starts[line]
    var column = 1
    if last.position.line == line + 1, (start...max(start, offset)).contains(last.offset) {
      start = last.offset
      column = last.position.column
    }
    column += scalarCount(start..<max(start, offset))
    last = (max(start, offset), SourcePosition(line: line + 1, column: column))
    return last.position
  }

  /// The bytes of a line, counted from 1, without its line end and without a byte order mark.
  public func range(ofLine line: Int) -> SourceRange {
    let start = line == 1 ? file.byteOrderMarkCount : starts[line - 1]
    var end = line < starts.count ? starts[line] : file.bytes.count
    while end > start, [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(file.bytes[end - 1]) {
      end -= 1
    }
    return SourceRange(start..<max(start, end))
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Counts scalars by their first bytes, so that a file that is not UTF-8 has columns, too.
  private func scalarCount(_ offsets: Range<Int>) -> Int {
    file.bytes[offsets.clamped(to: file.bytes.indices)].count { $0 & 0xC0 != 0x80 }
  }
}
