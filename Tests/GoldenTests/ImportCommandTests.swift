import MenuTool
import TestSupport
import Testing

/// `menuc import`: its options, and where it writes.
@Suite struct ImportCommandTests {
  private static let header = "#define HOME_ROW 0\n#define HELP_ROW 1\n"

  @Test func theMenuGoesToAFile() {
    let run = ToolRun(["rows.h": Self.header])
    #expect(run("import", "rows.h", "-o", "menus/rows.yaml") == .clean)
    #expect(run.console.output == "wrote menus/rows.yaml\n")
    #expect(run.files.text("menus/rows.yaml")?.contains("symbol: HOME_ROW\n") == true)
    #expect(run("validate") == .clean)
  }

  @Test func aSourceIsNeverReplaced() {
    let run = ToolRun(["rows.h": Self.header])
    #expect(run("import", "rows.h", "-o", "./rows.h") == .usage)
    #expect(run.files.written == [])
  }

  @Test func aMenuThatIsThereIsReplacedOnlyWhereThatIsAskedFor() {
    let run = ToolRun(["rows.h": Self.header, "rows.yaml": "menu: Corrected\nrows: {}\n"])
    #expect(run("import", "rows.h", "-o", "rows.yaml") == .usage)
    #expect(run.console.errors.contains("`rows.yaml` is there already; --force replaces it"))
    #expect(run.files.written == [])
    #expect(run("import", "rows.h", "-o", "rows.yaml", "--force") == .clean)
    #expect(run.files.written == ["rows.yaml"])
  }

  @Test(arguments: ["A B", "", "=1", "1A", "A=1\n#define B"])
  func whatIsNoMacroIsWrongUsage(word: String) {
    let run = ToolRun(["rows.h": Self.header])
    #expect(run("import", "rows.h", "--define=\(word)") == .usage)
    #expect(run("import", "rows.h", "--undefine=\(word)") == .usage)
  }

  @Test func aMacroIsDefinedOrNot() {
    let run = ToolRun(["rows.h": Self.header])
    #expect(run("import", "rows.h", "-U", "PRO", "-D", "LITE") == .clean)
    #expect(run("import", "rows.h", "-U", "PRO", "-D", "LITE", "-D", "PRO=2") == .usage)
    #expect(run.console.errors.contains("-D PRO and -U PRO contradict each other"))
  }

  @Test func whatCannotBeReadIsToldAsThat() {
    #expect(ToolRun()("import", "gone.h") == .inputOutput)
  }

  @Test func withStrictWarningsCount() {
    let run = ToolRun(["rows.h": "#define HOME_ROW 1\n"])
    #expect(run("import", "rows.h", "--strict") == .problems)
    #expect(run.console.output == "")
  }

  @Test func standardOutputBelongsToTheMenu() {
    let run = ToolRun(["-": "#define HOME_ROW 1\n"])
    #expect(run("import", "-", "--format", "json") == .clean)
    #expect(run.console.output.hasPrefix("# Imported from <stdin>."))
    #expect(run.console.errors.contains("\"index-gap\""))
  }
}
