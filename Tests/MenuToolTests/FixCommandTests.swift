import MenuTool
import TestSupport
import Testing

private let broken = """
  menu: SideMenu
  rows:
    home: { title: 重要: お知らせ, icon: Home }  # keep me
    help: { titel: ヘルプ, icon: help }

  """

/// `menuc fix`: what it changes, what it leaves, and what it says.
@Suite struct FixCommandTests {
  @Test func safeFixesAreApplied() {
    let run = ToolRun(["menus/side.yaml": broken])
    #expect(run("fix", "--language", "en") == .problems)
    #expect(
      run.files.text("menus/side.yaml") == """
        menu: SideMenu
        rows:
          home: { title: '重要: お知らせ', icon: home }  # keep me
          help: { titel: ヘルプ, icon: help }

        """)
    #expect(run.console.output == "fixed menus/side.yaml\n")
    #expect(run.console.errors.contains("there is no key `titel`"))
    #expect(run.console.errors.hasSuffix("1 of them can be corrected by `menuc fix --unsafe`\n"))
  }

  @Test func unsafeFixesMustBeAskedFor() {
    let run = ToolRun(["menus/side.yaml": broken])
    #expect(run("fix", "--unsafe") == .clean)
    #expect(run.files.text("menus/side.yaml")?.contains("help: { title: ヘルプ") == true)
    #expect(run.console.errors == "")
  }

  @Test func aDifferenceIsOnlyShown() {
    let run = ToolRun(["menus/side.yaml": broken])
    #expect(run("fix", "--diff") == .problems)
    #expect(run.files.written == [])
    #expect(run.console.output.hasPrefix("--- a/menus/side.yaml\n+++ b/menus/side.yaml\n@@ "))
  }

  @Test func aFileWithoutMistakesIsNotTouched() {
    let run = ToolRun(["menus/side.yaml": "menu: A\nrows: {}\n"])
    #expect(run("fix") == .clean)
    #expect(run.files.written == [])
    #expect(run.console.output == "")
  }

  @Test func standardInputGoesToStandardOutput() {
    let run = ToolRun(["-": broken])
    #expect(run("fix", "-", "--unsafe") == .clean)
    #expect(run.files.written == [])
    #expect(run.console.output.hasPrefix("menu: SideMenu\nrows:\n  home: { title: '重要: お知らせ'"))
  }

  @Test func aLockedFileIsAnErrorOfWriting() {
    let run = ToolRun(["menus/side.yaml": broken])
    run.files.readOnly = ["menus/side.yaml"]
    #expect(run("fix", "--unsafe", "--language", "en") == .inputOutput)
    #expect(run.console.errors.contains("cannot write `menus/side.yaml`"))
  }

  @Test(arguments: ["\r\n", "\r", "\n"]) func lineEndsStay(lineEnd: String) {
    let text = "\u{FEFF}menu: A\nrows:\n  home: { title: ホーム, icon: Home }\n"
      .replacing("\n", with: lineEnd)
    let run = ToolRun(["a.yaml": text])
    #expect(run("fix", "a.yaml") == .clean)
    #expect(run.files.text("a.yaml") == text.replacing("Home", with: "home"))
  }
}
