import Diagnostics
import MenuCompiler
import MenuEditing
import MenuEmitters
import MenuModel
import TestSupport
import Testing

/// What holds for every edit of every menu.
@Suite struct EditLawTests {
  static let seeds = Array(UInt64(1)...150)

  @Test(arguments: seeds) func aMoveCanBeUndone(seed: UInt64) throws {
    let menu = GeneratedMenu(seed: seed)
    var random = SplitMix(seed: ~seed)
    for _ in 0..<4 {
      let compilation = compile(menu.file)
      try #require(compilation.menu != nil, "\(menu.file.text)\n\(compilation.diagnostics)")
      let index = Int.random(in: menu.rows.indices, using: &random)
      let row = menu.rows[index]
      let anchor = try #require(menu.rows.filter { $0 != row }.randomElement(using: &random))
      let positions: [MoveRequest.Position] = [.first, .last, .before(anchor), .after(anchor)]
      let position = try #require(positions.randomElement(using: &random))
      let moved = try move(MoveRequest(row, position), in: compilation)
      #expect(moved.sortedLines == menu.file.sortedLines || !menu.isBlock, "\(menu.file.text)")

      var back: [MoveRequest.Position] = []
      if index > 0 { back.append(.after(menu.rows[index - 1])) }
      if index + 1 < menu.rows.count { back.append(.before(menu.rows[index + 1])) }
      let results = try back.map { try move(MoveRequest(row, $0), in: compile(moved)).bytes }
      #expect(
        results.contains(menu.file.bytes), "\(row) \(position)\n\(menu.file.text)\n\(moved.text)")
    }
  }

  @Test(arguments: seeds) func aNewOrderCanBeUndone(seed: UInt64) throws {
    let menu = GeneratedMenu(seed: seed)
    var random = SplitMix(seed: ~seed)
    let compilation = compile(menu.file)
    #expect(try reorder(menu.rows, of: compilation).bytes == menu.file.bytes)
    let order = menu.rows.shuffled(using: &random)
    let changed = try reorder(order, of: compilation)
    let after = try #require(compile(changed).menu)
    #expect(after.rows.map { after.texts.string($0.id.text) } == order)
    #expect(changed.sortedLines == menu.file.sortedLines || !menu.isBlock)
    #expect(try reorder(menu.rows, of: compile(changed)).bytes == menu.file.bytes)
  }

  @Test(arguments: seeds) func formattingKeepsMeaningAndComments(seed: UInt64) throws {
    try expectFormatLaws(GeneratedMenu(seed: seed).file)
  }

  private func expectFormatLaws(_ file: SourceFile) throws {
    let before = compile(file)
    let formatted = format(before)
    let after = compile(formatted)
    let (old, new) = (try #require(before.menu), try #require(after.menu))
    let source = MenuSource(path: "", bytes: [])
    for kind in OutputKind.allCases {
      #expect(emit(kind, old, from: source) == emit(kind, new, from: source))
    }
    #expect(format(after).bytes == formatted.bytes, "\(file.text)\n\(formatted.text)")
    #expect(formatted.comments == file.comments, "\(file.text)\n\(formatted.text)")
    #expect(!formatted.bytes.contains(0x0D))
    #expect(formatted.bytes.last == 0x0A)
    #expect(!formatted.text.contains("\n\n\n"))
    #expect(formatted.text.contains("drawer: { width: 280 }\n"), "the layout was given up")
  }
}

extension SourceFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var lines: [String] {
    text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String(Substring($0)) }
  }

  /// The lines that are not empty.
  var sortedLines: [String] { lines.sorted() }

  /// The comments of a generated menu.
  var comments: [String] {
    lines.flatMap {
      $0.matches(of: #/# (above|behind|group|icon|the|end).*$/#).map { String($0.0) }
    }
    .sorted()
  }
}
