import Foundation
import MenuCompiler
import MenuModel
import TestSupport
import Testing

/// The rows of headers that were made after public bug reports: name, value and line.
@Suite struct ReportedImportTests {
  private struct Row: Decodable, Hashable {
    var macro: String
    var value: Int
    var line: Int
  }

  @Test(arguments: ImportCase.all.filter { $0.golden.name.hasPrefix("reported-") })
  func theRowsAreThoseOfTheReport(_ example: ImportCase) throws {
    let file = example.golden.folder.appending(path: "expected_rows.json")
    guard let data = try? Data(contentsOf: file) else {
      #expect(try example.compilation() == nil)
      return
    }
    let expected = try JSONDecoder().decode([Row].self, from: data)
    let menu = try #require(try example.compilation()?.menu)
    let input = try #require(try example.inputs().first)
    let lines = String(decoding: input.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = menu.rows.enumerated().map { index, row in
      let name = row.c.symbol.map { menu.texts.string($0.text) } ?? ""
      let line = lines.firstIndex { $0.matches(of: #/define\s+(\w+)/#).contains { $0.1 == name } }
      return Row(macro: name, value: row.c.value.map(Int.init) ?? index, line: (line ?? -1) + 1)
    }
    #expect(rows == expected.sorted { $0.value < $1.value })
  }
}
