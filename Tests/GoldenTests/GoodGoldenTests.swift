import MenuEmitters
import MenuTool
import TestSupport
import Testing

/// What menuc writes for menus without mistakes, byte for byte.
@Suite struct GoodGoldenTests {
  /// By which outputs of earlier runs are told from files that somebody wrote.
  @Test(arguments: GoldenCase.good, OutputKind.allCases)
  func outputsBeginAsTheirKindDoes(_ golden: GoldenCase, _ kind: OutputKind) throws {
    let run = ToolRun(try golden.inputs())
    #expect(run("generate", "--quiet", "menu.yaml", "--\(kind.rawValue)", "out") == .clean)
    let output = try #require(run.files.contents["out"])
    #expect(output.starts(with: kind.opening.utf8))
  }

  @Test(arguments: GoldenCase.good) func writesWhatIsExpected(_ golden: GoldenCase) throws {
    let run = ToolRun(try golden.inputs())
    let status = run("generate", "--quiet", "-o", "out", "menu.yaml")
    #expect(status == .clean)
    var files: [String: [UInt8]] = [:]
    for path in run.files.written {
      files[String(path.dropFirst("out/".count))] = run.files.contents[path]
    }
    // A warning does not keep a menu from being written.
    if !run.console.errors.isEmpty {
      files["diagnostics.en.txt"] = Array(run.console.errors.utf8)
      let japanese = ToolRun(try golden.inputs())
      #expect(japanese("validate", "--quiet", "--language", "ja", "menu.yaml") == .clean)
      files["diagnostics.ja.txt"] = Array(japanese.console.errors.utf8)
    }
    try Goldens(of: golden).check(files)
  }
}
