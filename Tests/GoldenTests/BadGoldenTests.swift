import Diagnostics
import Foundation
import Laws
import MenuCompiler
import MenuTool
import TestSupport
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
      var laws = Laws(of: SourceFile(path: input.path, bytes: input.bytes))
      laws.checkFixes()
      #expect(laws.broken == [])
    }
  }

  /// The part of a folder's name before the first dot is the rule that it is about.
  @Test(arguments: GoldenCase.bad) func isAboutItsRule(_ golden: GoldenCase) throws {
    if golden.name.hasPrefix("reported-") || golden.name == "many-mistakes" { return }
    let rule = try #require(golden.name.split(separator: ".").first)
    let inputs = try golden.inputs()
    let run = try ToolRun(golden)
    _ = run(["validate"] + inputs.map(\.path))
    #expect(run.console.errors.contains(" [\(rule)]\n"))
  }

  @Test func everyRuleHasACase() {
    let covered = Set(
      GoldenCase.bad.compactMap { $0.name.split(separator: ".").first.map(String.init) })
    let missing = Set(rules.map { $0.id.name }).subtracting(covered).subtracting(
      Self.tooMuchForAMenu)
    #expect(missing.sorted() == [], "these need a folder in Bad")
  }

  /// Rules about `menuc.yaml`, which is no menu, and about outputs.
  private static let tooMuchForAMenu: Set = ["unknown-rule", "stale-output"]

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
