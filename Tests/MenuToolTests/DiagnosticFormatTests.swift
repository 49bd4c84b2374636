import Foundation
import MenuTool
import TestSupport
import Testing

private let good = "menu: A\nrows: { home: { title: ホーム } }\n"
private let bad = "menu: B\nrows: { home: { titel: ホーム } }\n"
/// A menu with a warning and nothing else: its only row goes nowhere under this name.
private let doubtful = "menu: C\nrows: { none: { title: なし } }\n"

/// What goes where in each format, and when it counts.
@Suite struct DiagnosticFormatTests {
  @Test func textEndsWithACount() {
    let here = ToolRun(["b.yaml": bad, "c.yaml": doubtful])
    #expect(here("validate", "b.yaml", "c.yaml") == .problems)
    #expect(here.console.output == "")
    #expect(
      here.console.errors.hasPrefix("error: there is no key `titel` in row `home` [unknown-key]\n"))
    #expect(
      here.console.errors.hasSuffix(
        """


        1 error, 1 warning in 2 files
        1 of them can be corrected by `menuc fix --unsafe`

        """))

    let quiet = ToolRun(["b.yaml": bad])
    #expect(quiet("validate", "b.yaml", "--quiet", "--language", "ja") == .problems)
    #expect(!quiet.console.errors.contains("（1 ファイル）"))
  }

  @Test func xcodeLinesGoToStandardError() {
    let here = ToolRun(["b.yaml": bad])
    #expect(here("validate", "--format", "xcode", "b.yaml", "gone.yaml") == .problems)
    let lines = here.console.errors.split(separator: "\n")
    #expect(lines.first == "error: cannot read `gone.yaml`: No such file or directory")
    #expect(
      lines.dropFirst().first
        == "b.yaml:2:17: error: there is no key `titel` in row `home` [unknown-key]")
    #expect(here.console.output == "")
  }

  @Test("Inside Xcode the lines come by themselves, with paths that it opens")
  func insideXcode() {
    let here = ToolRun(["b.yaml": bad], variables: ["XCODE_VERSION_ACTUAL": "1640"])
    #expect(here("validate", "b.yaml") == .problems)
    #expect(here.console.errors.hasPrefix("/app/b.yaml:2:17: error: "))
  }

  @Test func insideAWorkflowCommandsGoToStandardOutput() {
    let here = ToolRun(["b.yaml": bad], variables: ["GITHUB_ACTIONS": "true"])
    #expect(here("validate", "b.yaml", "gone,.yaml", "--language", "ja") == .problems)
    let lines = here.console.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("::error::`gone,.yaml` を読み込めません: ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("::error file=b.yaml,line=2,endLine=2,") == true)
    #expect(lines.last == "エラー 1 件（1 ファイル）")
    #expect(here.console.errors == "")
  }

  @Test func anOptionOverridesTheEnvironment() {
    let here = ToolRun(["b.yaml": bad], variables: ["GITHUB_ACTIONS": "true"])
    #expect(here("--format=text", "validate", "b.yaml") == .problems)
    #expect(here.console.output == "")
    #expect(here.console.errors.hasPrefix("error: "))
  }

  @Test func anUnknownFormatIsWrongUsage() {
    let here = ToolRun(["b.yaml": bad])
    #expect(here("validate", "--format", "jsn", "b.yaml") == .usage)
  }

  @Test(
    "Standard output is one document, whatever the run did",
    arguments: ["json", "sarif"],
    [
      ["validate", "a.yaml"], ["validate", "b.yaml", "c.yaml"], ["validate", "gone.yaml"],
      ["generate", "a.yaml"], ["generate", "c.yaml", "--quiet"],
    ])
  func documents(format: String, arguments: [String]) throws {
    let here = ToolRun(["a.yaml": good, "b.yaml": bad, "c.yaml": doubtful])
    _ = here(arguments + ["--format", format])
    #expect(try JSONSerialization.jsonObject(with: Data(here.console.output.utf8)) is [String: Any])
    #expect(here.console.errors.isEmpty != arguments.contains("gone.yaml"))
  }

  @Test("An output that goes to standard output has it for itself")
  func outputsToStandardOutput() throws {
    for format in ["json", "github", "sarif"] {
      let here = ToolRun(["c.yaml": doubtful])
      #expect(here("generate", "c.yaml", "--json", "-", "--format", format) == .clean)
      let manifest = try JSONSerialization.jsonObject(with: Data(here.console.output.utf8))
      #expect((manifest as? [String: Any])?["menu"] as? String == "C")
      #expect(here.console.errors.contains("optional-case-name"))
    }
  }

  // MARK: --strict

  @Test func warningsCountWhereTheRunIsStrict() {
    for (arguments, status) in [([], ExitStatus.clean), (["--strict"], .problems)] {
      let here = ToolRun(["a.yaml": good, "c.yaml": doubtful])
      let command = ["generate", "a.yaml", "c.yaml", "-o", "out"]
      #expect(here(command + arguments) == status)
      #expect(here.files.written.count == (status == .clean ? 6 : 0))
      #expect(here.console.errors.hasSuffix("1 warning in 1 file\n"))
    }
  }

  @Test func aStrictRunWithoutWarningsIsClean() {
    let here = ToolRun(["a.yaml": good])
    #expect(here("validate", "a.yaml", "--strict") == .clean)
    #expect(here.console.output == "1 menu, no mistakes\n")
  }
}
