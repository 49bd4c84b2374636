import Diagnostics
import Testing

struct SourceRangeTests {
  @Test func rangesSortByTheirStartThenByTheirEnd() {
    let sorted = [
      SourceRange(at: 0), SourceRange(0..<9), SourceRange(1..<2), SourceRange(1..<3),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test(
    "Joining reaches from the start of the first to the later end",
    arguments: [(0..<2, 4..<6, 0..<6), (0..<9, 4..<6, 0..<9), (3..<3, 3..<5, 3..<5)])
  func joined(left: Range<Int>, right: Range<Int>, both: Range<Int>) {
    #expect(SourceRange(left).joined(to: SourceRange(right)) == SourceRange(both))
  }

  @Test func anEmptyRangeIsAPlaceBetweenTwoBytes() {
    let place = SourceRange(at: 7)
    #expect(place.isEmpty)
    #expect(place.offsets == 7..<7)
    #expect(SourceRange(7..<8).isEmpty == false)
  }
}
