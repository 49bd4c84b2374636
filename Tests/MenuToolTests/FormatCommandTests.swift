import MenuTool
import TestSupport
import Testing

/// `menuc format`: what it writes and says.
@Suite struct FormatCommandTests {
  private static let sloppy = "menu:   A\r\nrows: {home: {title: \"ホーム\"}}\r\n"
  private static let tidy = "menu: A\nrows: { home: { title: ホーム } }\n"
  private static let other = "menu: B\nrows: { home: { title: ホーム } }\n"

  @Test func aFileIsFormatted() {
    let run = ToolRun(["menus/a.yaml": Self.sloppy, "menus/b.yaml": Self.other])
    #expect(run("format") == .clean)
    #expect(run.files.text("menus/a.yaml") == Self.tidy)
    #expect(run.files.written == ["menus/a.yaml"])
    #expect(run.console.output == "formatted menus/a.yaml\n")
  }

  @Test func aCheckWritesNothing() {
    let run = ToolRun(["menus/a.yaml": Self.sloppy, "menus/b.yaml": Self.other])
    #expect(run("format", "--check") == .problems)
    #expect(run.files.written == [])
    #expect(run.console.output == "menus/a.yaml is not formatted\n")
    #expect(run("format", "--check", "menus/b.yaml") == .clean)
    #expect(run("format", "--check", "--diff") == .problems)
    #expect(run.console.output.contains("+++ b/menus/a.yaml\n"))
  }

  @Test func aFileWithMistakesIsLeftAlone() {
    let run = ToolRun([
      "a.yaml": "menu:   C\nrows: { home: { titel: x } }\n", "b.yaml": Self.sloppy,
    ])
    #expect(run("format", "a.yaml", "b.yaml") == .problems)
    #expect(run.files.written == ["b.yaml"])
    #expect(run.console.errors.contains("titel"))
  }

  @Test func standardInputGoesToStandardOutput() {
    let run = ToolRun(["-": Self.sloppy])
    #expect(run("format", "-") == .clean)
    #expect(run.console.output == Self.tidy)
  }
}
