import Diagnostics
import MenuCompiler
import Testing

/// Where the mistakes of the shared cases are, which were made after public bug reports: data that
/// nobody records.
@Suite struct ReportedCasePlaceTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var line: Int
    var column: Int

    init(_ name: String, _ line: Int, _ column: Int) {
      self.name = name
      self.line = line
      self.column = column
    }

    var testDescription: String { name }
  }

  @Test(arguments: places) func pointsAtTheMistake(_ place: Place) throws {
    let name = "reported-" + place.name
    let golden = try #require((GoldenCase.bad + GoldenCase.good).first { $0.name == name })
    let input = try golden.input()
    let file = SourceFile(path: input.path, bytes: input.bytes)
    let diagnostic = compile(file).diagnostics.first
    var lines = LineTable(file)
    let position = diagnostic.map { lines.position(at: $0.range.lowerBound) }
    #expect(position == SourcePosition(line: place.line, column: place.column))
  }

  @Test func everyReportedCaseHasItsPlace() {
    let names = Set(Self.places.map { "reported-" + $0.name })
    let reported = GoldenCase.bad.map(\.name).filter { $0.hasPrefix("reported-") }
    #expect(reported.filter { !names.contains($0) } == [])
  }

  static let places: [Place] = [
    Place("empty-title-value", 4, 5),
    Place("fullwidth-space-indent", 17, 1),
    Place("fullwidth-colon", 5, 9),
    Place("fullwidth-space-after-id", 18, 5),
    Place("nbsp-after-dash", 17, 4),
    Place("zero-width-space-in-id", 13, 5),
    Place("smart-quotes-destination", 10, 18),
    Place("fullwidth-letters-in-order", 17, 5),
    Place("bidi-override-title", 8, 14),
    Place("tab-indent", 7, 1),
    Place("dash-without-space-folds", 17, 4),
    Place("hash-cuts-title", 4, 18),
    Place("at-sign-title", 4, 12),
    Place("asterisk-title", 4, 12),
    Place("colon-in-title", 4, 14),
    Place("braces-in-flow-destination", 4, 76),
    Place("unclosed-quote", 4, 12),
    Place("order-lists-row-twice", 19, 5),
    Place("order-misspelt-id", 13, 5),
    Place("misspelt-field", 8, 5),
    Place("crlf-error-position", 17, 5),
    Place("shift-jis-file", 4, 12),
    Place("nul-byte-in-file", 8, 14),
    Place("empty-file", 1, 1),
    Place("duplicate-row-id", 11, 3),
    Place("second-document", 14, 1),
    Place("alias-bomb-in-order", 5, 5),
    Place("merge-key", 9, 5),
    Place("python-tag", 8, 12),
    // The 33rd bracket; the report allows any column of the line.
    Place("deep-flow-nesting", 4, 39),
    Place("self-and-init-ids", 3, 3),
    Place("camel-case-collision", 7, 3),
    Place("ids-starting-with-digit", 3, 3),
    Place("ids-clash-with-enum-members", 3, 3),
    Place("newline-in-title-vs-comments", 4, 12),
    Place("nul-escape-in-title", 8, 12),
    Place("conflict-markers-in-order", 6, 1),
  ]
}
