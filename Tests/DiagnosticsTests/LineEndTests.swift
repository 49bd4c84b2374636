import Diagnostics
import Testing

@Suite("Line ends")
struct LineEndTests {
  private let bytes = Array("a\nb\r\n\rc\n\r".utf8)

  @Test("LF, CRLF and CR end lines")
  func ranges() {
    #expect(LineEnd.ranges(in: bytes) == [1..<2, 3..<5, 5..<6, 7..<8, 8..<9])
    #expect(LineEnd.ranges(in: Array("a".utf8)) == [])
    #expect(LineEnd.ranges(in: []) == [])
  }

  @Test("A line end is found from either of its ends")
  func bothEnds() {
    for range in LineEnd.ranges(in: bytes) {
      #expect(LineEnd.range(at: range.lowerBound, in: bytes) == range)
      #expect(LineEnd.range(endingAt: range.upperBound, in: bytes) == range)
    }
    #expect(LineEnd.range(at: 0, in: bytes).isEmpty)
    #expect(LineEnd.range(at: bytes.count, in: bytes).isEmpty)
    #expect(LineEnd.range(endingAt: 0, in: bytes).isEmpty)
    #expect(LineEnd.range(endingAt: 1, in: bytes).isEmpty)
  }

  @Test("Between the halves of a CRLF is still the line before")
  func lines() {
    #expect((0...4).map { LineEnd.line(at: $0, in: bytes) } == [0..<1, 0..<1, 2..<3, 2..<3, 2..<3])
    #expect(LineEnd.line(at: 5, in: bytes) == 5..<5)
    #expect(LineEnd.line(below: 3, in: bytes) == 5..<5)
    #expect(LineEnd.line(below: bytes.count, in: bytes) == nil)
  }
}
