/// A range as editors and programs count it.
struct SourceSpan {
  /// The place of the first scalar.
  let start: SourcePosition
  /// The place past the last scalar; that of the first where the range is empty.
  let end: SourcePosition
  /// The bytes, from 0; a byte order mark counts.
  let offsets: Range<Int>
}

extension LineTable {
  /// The span of a range; what lies beyond the end of the file lies at its end.
  mutating func span(of range: SourceRange) -> SourceSpan {
    let end = min(range.upperBound, byteCount)
    let start = min(range.lowerBound, end)
    return SourceSpan(
      start: visiblePosition(at: start), end: visiblePosition(at: end), offsets: start..<end)
  }

  /// The place of an offset; one within a line end lies before it.
  private mutating func visiblePosition(at offset: Int) -> SourcePosition {
    let position = position(at: offset)
    let line = self.range(ofLine: position.line)
    return offset > line.upperBound ? self.position(at: line.upperBound) : position
  }
}
