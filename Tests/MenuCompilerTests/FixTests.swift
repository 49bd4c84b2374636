import Diagnostics
@testable import MenuCompiler
import Testing

/// Fixes, shown on the example of each rule, which has its mistake alone.
@Suite struct FixTests {
  /// The rules whose example can be fixed.
  static let fixable = Explained.all.filter { fixGrade(of: $0.type) != nil }

  @Test(arguments: fixable) func leavesNoDiagnosticOfItsRule(_ rule: Explained) throws {
    let file = SourceFile(path: "menu.yaml", text: rule.explanation.wrong)
    let diagnostic = try #require(compile(file).diagnostics.first { $0.rule == rule.id })
    let fixed = file.applying([try #require(diagnostic.fix)])
    #expect(compile(fixed).diagnostics.map(\.rule.name) == [])
  }

  @Test(arguments: fixable) func everythingElseStaysAsItWas(_ rule: Explained) throws {
    let file = SourceFile(path: "menu.yaml", text: rule.explanation.wrong)
    let fix = try #require(compile(file).diagnostics.first { $0.rule == rule.id }?.fix)
    let edits = fix.edits.sorted { $0.range < $1.range }
    let fixed = file.applying([fix]).bytes
    let (first, last) = (try #require(edits.first), try #require(edits.last))
    #expect(fixed.starts(with: file.bytes[..<first.range.lowerBound]))
    #expect(fixed.reversed().starts(with: file.bytes[last.range.upperBound...].reversed()))
  }

  @Test func mostMistakesOfSpellingAndSyntaxCanBeFixed() {
    #expect(Self.fixable.count >= 35)
  }

  @Test(arguments: ["'日本語: 英語'", "日本語", "12:30", "no", "'@ホーム'"])
  func leavesAloneWhatIsRight(_ title: String) {
    let file = SourceFile(
      path: "menu.yaml", text: "menu: M\nrows:\n  coupon:\n    title: \(title)\n")
    #expect(fix(file, grades: [.safe, .unsafe]).bytes == file.bytes)
  }
}
