import Diagnostics
import Laws
import Testing

/// What holds for every menu, whatever it says: shown on all goldens and on what is left of them
/// when they are cut off.
@Suite struct LawTests {
  static let cases = GoldenCase.good + GoldenCase.bad

  private func file(_ golden: GoldenCase) throws -> SourceFile {
    let input = try golden.input()
    return SourceFile(path: input.path, bytes: input.bytes)
  }

  @Test(arguments: cases) func holdForWholeFiles(_ golden: GoldenCase) throws {
    var laws = Laws(of: try file(golden))
    laws.checkAll()
    #expect(laws.broken == [])
  }

  @Test(arguments: cases) func holdForEveryPrefix(_ golden: GoldenCase) throws {
    let file = try file(golden)
    for length in Self.lengths(file.bytes) {
      let prefix = SourceFile(path: file.path, bytes: Array(file.bytes[..<length]))
      var laws = Laws(of: prefix)
      laws.checkDiagnostics()
      #expect(laws.broken == [])
    }
  }

  /// Where a file is cut: everywhere in a short one, else around what means something to YAML and
  /// inside characters of several bytes, thinned out to a bounded number.
  private static func lengths(_ bytes: [UInt8]) -> [Int] {
    // The large ones hold one thing many times.
    let end = min(bytes.count, 40_000)
    let most = 40
    if end <= most { return Array(0...end) }
    let telling = (1..<end).filter { isTelling(bytes[$0]) || isTelling(bytes[$0 - 1]) }
    let step = max(1, telling.count / most)
    return stride(from: 0, to: telling.count, by: step).map { telling[$0] } + [end]
  }

  private static func isTelling(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): false
    default: true
    }
  }
}
