@testable import Diagnostics
import Testing

@Suite("Ranges as editors and programs count them")
struct SourceSpanTests {
  @Test(
    "A span lies within the file and never between CR and LF",
    arguments: [
      ("ab", 0..<1, [1, 1, 1, 2, 0, 1]), ("ab", 1..<1, [1, 2, 1, 2, 1, 1]),
      ("ab", 1..<9, [1, 2, 1, 3, 1, 2]), ("ab\n", 7..<9, [2, 1, 2, 1, 3, 3]),
      ("", 0..<0, [1, 1, 1, 1, 0, 0]), ("", 3..<4, [1, 1, 1, 1, 0, 0]),
      ("ab\r\nc", 0..<3, [1, 1, 1, 3, 0, 3]), ("ab\r\nc", 3..<4, [1, 3, 2, 1, 3, 4]),
      ("ab\rc", 2..<3, [1, 3, 2, 1, 2, 3]), ("\u{FEFF}ab", 0..<4, [1, 1, 1, 2, 0, 4]),
      ("\u{FEFF}", 3..<3, [1, 1, 1, 1, 3, 3]), ("予約", 3..<6, [1, 2, 1, 3, 3, 6]),
    ])
  func span(text: String, range: Range<Int>, numbers: [Int]) {
    var lines = LineTable(SourceFile(path: "a.yaml", text: text))
    let span = lines.span(of: SourceRange(range))
    let (start, end, offsets) = (span.start, span.end, span.offsets)
    #expect(
      [
        start.line, start.column, end.line, end.column, offsets.lowerBound, offsets.upperBound,
      ] == numbers)
  }

  /// Columns are counted in blocks, which must not show.
  @Test func columnsOfALongLineDoNotDependOnTheOrder() {
    let text = "\u{FEFF}a: b\r\n" + String(repeating: "予x😀é", count: 400)
    let file = SourceFile(path: "a.yaml", text: text)
    var places: [(offset: Int, column: Int)] = []
    for offset in 9..<file.bytes.count where file.bytes[offset] & 0xC0 != 0x80 {
      places.append((offset, places.count + 1))
    }
    for places in [places, places.reversed()] {
      var lines = LineTable(file)
      for (offset, column) in places {
        let position = lines.position(at: offset)
        #expect(position == SourcePosition(line: 2, column: column))
      }
    }
  }
}
