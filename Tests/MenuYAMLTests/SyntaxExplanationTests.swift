import Diagnostics
import MenuYAML
import Messages
import Testing

/// What is said about the slips of people who write YAML.
@Suite struct SyntaxExplanationTests {
  @Test(arguments: SyntaxSlip.all) func explains(_ slip: SyntaxSlip) throws {
    try expect(slip, in: Array(slip.text.utf8))
  }

  @Test(
    arguments: SyntaxSlip.whatPeopleWrite + SyntaxSlip.charactersThatLookAlike + SyntaxSlip.columns,
    ["\r\n", "\r"])
  func countsLinesOfOtherSystems(_ slip: SyntaxSlip, lineEnd: String) throws {
    let text = slip.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    try expect(slip, in: Array(text.utf8))
  }

  @Test(arguments: SyntaxSlip.all) func countsNoByteOrderMark(_ slip: SyntaxSlip) throws {
    try expect(slip, in: [0xEF, 0xBB, 0xBF] + Array(slip.text.utf8))
  }

  private func expect(_ slip: SyntaxSlip, in bytes: [UInt8]) throws {
    let file = SourceFile(path: "menu.yaml", bytes: bytes)
    let diagnostics = parse(file).diagnostics
    let diagnostic = try #require(diagnostics.first)
    var lines = LineTable(file)
    let position = lines.position(at: diagnostic.range.lowerBound)
    let help = diagnostic.help ?? Message(en: "", ja: "")
    let english = "\(diagnostic.message.english); \(help.english)"
    let japanese = "\(diagnostic.message.japanese) \(help.japanese)"
    #expect(diagnostics.count == 1)
    #expect(diagnostic.rule.name == slip.rule)
    #expect(position == SourcePosition(line: slip.line, column: slip.column))
    #expect(english.contains(slip.english), "\(english)")
    #expect(japanese.contains(slip.japanese), "\(japanese)")
    #expect(!english.unicodeScalars.contains { $0.value < 0x20 })
    #expect(!diagnostic.message.english.hasSuffix("."))
  }

  @Test func pointsOutEveryMarkerOfAConflict() throws {
    let text = "a: 1\n<<<<<<< HEAD\nb: 1\n||||||| base\nb: 0\n=======\nb: 2\n>>>>>>> topic\n"
    let diagnostics = parse(SourceFile(path: "menu.yaml", text: text)).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostic.notes.map { $0.message.english } == [
        "the marker `|||||||` stands here", "the marker `=======` stands here",
        "the marker `>>>>>>>` stands here",
      ])
  }
}
