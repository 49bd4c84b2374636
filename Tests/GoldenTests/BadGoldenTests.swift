import Diagnostics
import Foundation
import MenuCompiler
import MenuTool
import Testing

/// What menuc says about mistakes, byte for byte, in both languages.
@Suite struct BadGoldenTests {
  @Test(arguments: GoldenCase.bad) func saysWhatIsExpected(_ golden: GoldenCase) throws {
    let inputs = try golden.inputs()
    var files: [String: [UInt8]] = [:]
    for language in ["en", "ja"] {
      let run = try ToolRun(golden)
      let status = run(["validate", "--quiet", "--language", language] + inputs.map(\.path))
      files["diagnostics.\(language).txt"] = Array(run.console.errors.utf8)
      #expect(run.console.output.isEmpty)
      #expect(
        status
          == (run.console.errors.contains(#/^(error|エラー): /#.anchorsMatchLineEndings())
            ? .problems : .clean))
    }
    for (name, options) in [("fix.diff", []), ("fix-unsafe.diff", ["--unsafe"])] {
      let run = try ToolRun(golden)
      _ = run(["fix", "--diff"] + options + inputs.map(\.path))
      if !run.console.output.isEmpty { files[name] = Array(run.console.output.utf8) }
    }
    if files["fix-unsafe.diff"] == files["fix.diff"] { files["fix-unsafe.diff"] = nil }
    try Goldens(of: golden).check(files)
  }

  @Test(arguments: GoldenCase.bad) func fixingTwiceChangesNothing(_ golden: GoldenCase) throws {
    for input in try golden.inputs() {
      let file = SourceFile(path: input.path, bytes: input.bytes)
      for grades: Set<FixIt.Grade> in [[.safe], [.safe, .unsafe]] {
        let fixed = fix(file, grades: grades)
        #expect(fix(fixed, grades: grades).bytes == fixed.bytes)
      }
    }
  }

  /// The part of a folder's name before the first dot is the rule that it is about.
  @Test(arguments: GoldenCase.bad) func isAboutItsRule(_ golden: GoldenCase) throws {
    if golden.name.hasPrefix("shared-") || golden.name == "many-mistakes" { return }
    let rule = try #require(golden.name.split(separator: ".").first)
    let inputs = try golden.inputs()
    let run = try ToolRun(golden)
    _ = run(["validate"] + inputs.map(\.path))
    #expect(run.console.errors.contains(" [\(rule)]\n"))
  }

  @Test func everyRuleHasACase() throws {
    let covered = Set(
      GoldenCase.bad.compactMap { $0.name.split(separator: ".").first.map(String.init) })
    let rules = try Self.ruleIDs()
    #expect(rules.count > 60)
    let missing = rules.subtracting(covered)
    #expect(missing.sorted() == [], "these need a folder in Bad")
  }

  /// The ids of the sources: those that a rule declares, and those that stand in a diagnostic.
  private static func ruleIDs() throws -> Set<String> {
    var ids: Set<String> = []
    for file in try Repository.sources() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/: RuleID = "([a-z0-9-]+)"/#) { ids.insert(String(match.1)) }
      for match in text.matches(of: #/Diagnostic\(\s*"([a-z0-9-]+)"/#) {
        ids.insert(String(match.1))
      }
    }
    return ids
  }

  @Test func manyMistakesAreReportedOnceEach() throws {
    let golden = try #require(GoldenCase.bad.first { $0.name == "many-mistakes" })
    let input = try golden.input()
    let diagnostics = compile(SourceFile(path: input.path, bytes: input.bytes)).diagnostics
    let rules = Set(diagnostics.map(\.rule.name))
    #expect(rules.count >= 30, "\(rules.sorted())")
    // Two at one place would be one mistake told twice.
    #expect(Set(diagnostics.map(\.range)).count == diagnostics.count)
  }
}
