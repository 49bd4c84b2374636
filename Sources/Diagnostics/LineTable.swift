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
  /// The scalars before each block of bytes, as far as somebody asked.
  ///
  /// A line may hold a whole file: without them, a hundred thousand mistakes on one long line would
  /// count the line a hundred thousand times.
  private var scalarCounts = [0]
  private static let blockSize = 256

  /// Finds the lines of a file.
  public init(_ file: SourceFile) {
    self.file = file
    starts = [0] + LineEnd.ranges(in: file.bytes).map(\.upperBound)
  }

  /// The number of bytes of the file.
  var byteCount: Int { file.bytes.count }

  /// The line and column of a byte offset.
  public mutating func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let start = line == 0 ? file.byteOrderMarkCount : starts[line]
    let column = 1 + scalarCount(before: max(start, offset)) - scalarCount(before: start)
    return SourcePosition(line: line + 1, column: column)
  }

  /// The bytes of a line, counted from 1, without its line end and without a byte order mark.
  public func range(ofLine line: Int) -> SourceRange {
    let start = line == 1 ? file.byteOrderMarkCount : starts[line - 1]
    let next = line < starts.count ? starts[line] : file.bytes.count
    let end = LineEnd.range(endingAt: next, in: file.bytes).lowerBound
    return SourceRange(start..<max(start, end))
  }

  private func lineIndex(at offset: Int) -> Int {
    starts.partitioningIndex { $0 > offset } - 1
  }

  /// Counts scalars by their first bytes, so that a file that is not UTF-8 has columns, too.
  private mutating func scalarCount(before offset: Int) -> Int {
    let offset = min(offset, file.bytes.count)
    let block = offset / Self.blockSize
    while scalarCounts.count <= block {
      let end = scalarCounts.count * Self.blockSize
      let count = scalarCount(in: end - Self.blockSize..<end)
      scalarCounts.append(scalarCounts[scalarCounts.count - 1] + count)
    }
    return scalarCounts[block] + scalarCount(in: block * Self.blockSize..<offset)
  }

  private func scalarCount(in offsets: Range<Int>) -> Int {
    file.bytes[offsets].count { $0 & 0xC0 != 0x80 }
  }
}
