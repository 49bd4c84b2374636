import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling
import Testing

/// What holds for every menu, whatever it says: shown on all goldens and on what is left of them
/// when they are cut off.
@Suite struct LawTests {
  static let cases = GoldenCase.good + GoldenCase.bad

  private func file(_ golden: GoldenCase) throws -> SourceFile {
    let input = try golden.input()
    return SourceFile(path: input.path, bytes: input.bytes)
  }

  @Test(arguments: cases) func thereIsAMenuWhereNothingIsAnError(_ golden: GoldenCase) throws {
    expectLaws(of: compile(try file(golden)), in: try file(golden))
  }

  @Test(arguments: GoldenCase.good) func emittingTwiceGivesTheSameBytes(
    _ golden: GoldenCase
  ) throws {
    let file = try file(golden)
    let first = try #require(compile(file).menu)
    let second = try #require(compile(file).menu)
    let source = MenuSource(path: file.path, bytes: file.bytes)
    for kind in OutputKind.allCases {
      for access in AccessLevel.allCases {
        let bytes = emit(kind, first, from: source, access: access)
        #expect(bytes == emit(kind, first, from: source, access: access))
        #expect(bytes == emit(kind, second, from: source, access: access))
        #expect(bytes.last == UInt8(ascii: "\n"))
      }
    }
  }

  @Test(arguments: cases) func everyPrefixCompilesWithoutATrap(_ golden: GoldenCase) throws {
    let file = try file(golden)
    for length in Self.lengths(file.bytes) {
      let prefix = SourceFile(path: file.path, bytes: Array(file.bytes[..<length]))
      expectLaws(of: compile(prefix), in: prefix)
    }
  }

  /// Where a file is cut: everywhere in a short one, else around what means something to YAML and
  /// inside characters of several bytes, thinned out to a bounded number.
  private static func lengths(_ bytes: [UInt8]) -> [Int] {
    // The large ones hold one thing many times.
    let end = min(bytes.count, 40_000)
    let most = 100
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

  private func expectLaws(of compilation: Compilation, in file: SourceFile) {
    let diagnostics = compilation.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    #expect(hasErrors == (compilation.menu == nil))
    for (left, right) in zip(diagnostics, diagnostics.dropFirst()) {
      #expect(!Diagnostic.precedes(right, left), "\(left.rule.name) \(left.range)")
    }
    let told = diagnostics.map { Told(rule: $0.rule, range: $0.range, message: $0.message) }
    #expect(Set(told).count == told.count)
    for diagnostic in diagnostics {
      let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
      #expect(ranges.allSatisfy { $0.upperBound <= file.bytes.count })
      let messages =
        [diagnostic.message] + diagnostic.notes.map(\.message)
        + (diagnostic.help.map { [$0] } ?? [])
      for message in messages {
        expectReadable(message.english)
        expectReadable(message.japanese)
      }
      #expect(!diagnostic.message.english.hasSuffix("."))
    }
  }

  /// What makes two diagnostics the same one, told twice.
  private struct Told: Hashable {
    var rule: RuleID
    var range: SourceRange
    var message: Message
  }

  /// A sentence goes to terminals and logs as it is.
  private func expectReadable(_ sentence: String) {
    #expect(!sentence.isEmpty)
    let isRaw = sentence.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || VisibleText.isDirectionControl(scalar)
        || [0x2028, 0x2029].contains(scalar.value)
    }
    #expect(!isRaw, "\(sentence.debugDescription)")
  }
}
