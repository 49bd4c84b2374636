import MenuTool
import TestSupport
import Testing

private let menu = "menu: SideMenu\nrows: { home: { title: ホーム } }\n"
private let broken = "menu: SideMenu\nrows: { home: { titel: ホーム } }\n"

/// The command line: what it takes, what it answers, and how it ends.
@Suite struct CommandLineTests {
  // MARK: Exit statuses

  @Test func aMenuWithoutMistakesIsClean() {
    let run = ToolRun(["menus/a.yaml": menu])
    #expect(run("validate") == .clean)
    #expect(run.console.output == "1 menu, no mistakes\n")
    #expect(run.console.errors == "")
  }

  @Test func mistakesAreProblems() {
    let run = ToolRun(["a.yaml": broken])
    #expect(run("validate", "a.yaml") == .problems)
    #expect(run.console.output == "")
    #expect(
      run.console.errors.hasPrefix("error: there is no key `titel` in row `home` [unknown-key]\n"))
  }

  @Test func aWrongCommandLineIsWrongUsage() {
    let run = ToolRun()
    #expect(run("validate", "--colour", "never") == .usage)
    #expect(run.console.errors.contains("'--colour'"))
    #expect(run.console.errors.contains("'--color'"))
  }

  @Test func aMissingFileIsAnErrorOfReading() {
    let run = ToolRun()
    #expect(run("validate", "gone.yaml") == .inputOutput)
    #expect(run.console.errors == "error: cannot read `gone.yaml`: No such file or directory\n")
  }

  /// As with a hook's list of files, of which one was deleted.
  @Test func aMissingFileDoesNotKeepTheOthersFromBeingChecked() {
    let run = ToolRun(["bad.yaml": broken, "menu.yaml": menu])
    #expect(run("validate", "bad.yaml", "gone.yaml", "menu.yaml") == .problems)
    #expect(run.console.errors.contains("cannot read `gone.yaml`"))
    #expect(run.console.errors.contains(" --> bad.yaml:2:17\n"))
    let incomplete = ToolRun(["menu.yaml": menu])
    #expect(incomplete("validate", "gone.yaml", "menu.yaml") == .inputOutput)
  }

  @Test func aLockedFolderIsAnErrorOfReading() {
    let run = ToolRun(["menus/a.yaml": menu])
    run.files.locked = ["menus"]
    #expect(run("validate") == .inputOutput)
    #expect(run.console.errors == "error: cannot read `menus`: Permission denied\n")
  }

  @Test func aLockedOutputIsAnErrorOfWriting() {
    let run = ToolRun(["a.yaml": menu])
    run.files.locked = ["out/A.h"]
    #expect(run("generate", "a.yaml", "-o", "out") == .inputOutput)
    #expect(run.console.errors == "error: cannot write `out/A.h`: Permission denied\n")
    #expect(run.files.written == ["out/A.swift", "out/A.json"])
  }

  @Test func warningsLeaveTheRunClean() {
    let run = ToolRun(["a.yaml": "menu: A\nrows: { none: { title: なし } }\n"])
    #expect(run("generate", "a.yaml", "--quiet") == .clean)
    #expect(run.console.errors.hasPrefix("warning: "))
    #expect(run.files.written.count == 3)
  }

  // MARK: Help

  @Test func helpAndVersionGoToStandardOutput() {
    for arguments in [
      ["--help"], ["validate", "--help"], ["generate", "-h"], ["schema", "--help"],
    ] {
      let run = ToolRun()
      #expect(run(arguments) == .clean)
      #expect(run.console.output.contains("USAGE: menuc"), "\(arguments)")
      #expect(run.console.errors == "")
    }
    let run = ToolRun()
    #expect(run("--version") == .clean)
    #expect(run.console.output == Tool.version + "\n")
  }

  @Test func anUnknownCommandOffersTheNearest() {
    let run = ToolRun()
    #expect(run("genrate") == .usage)
    #expect(run.console.errors.contains("'generate'"))
  }

  // MARK: Finding menus

  @Test func aFolderIsSearchedInTheOrderOfBytes() {
    let bad = "rows: {}\n"
    let run = ToolRun([
      "menus/b.yaml": bad, "menus/a/z.yml": bad, "menus/B.yaml": bad, "menus/あ.yaml": bad,
      "menus/a.yaml": bad, "menus/.hidden/c.yaml": bad, "menus/.c.yaml": bad,
      "menus/menuc.yaml": bad, "menus/notes.txt": bad,
    ])
    #expect(run("validate", "menus") == .problems)
    let paths = run.console.errors.matches(of: #/--> (.+):1:1/#).map { String($0.1) }
    #expect(
      paths == [
        "menus/B.yaml", "menus/a/z.yml", "menus/a.yaml", "menus/b.yaml", "menus/あ.yaml",
      ])
  }

  @Test func linksToFoldersAreNotFollowed() {
    let run = ToolRun(["menus/a.yaml": menu, "menus/loop/b.yaml": broken])
    run.files.folderLinks = ["menus/loop"]
    #expect(run("validate", "menus") == .clean)
    // Unless they are given.
    #expect(run("validate", "menus/loop") == .problems)
  }

  @Test func aFolderWithoutMenusIsWrongUsage() {
    let run = ToolRun()
    run.files.emptyFolders = ["menus"]
    #expect(run("validate") == .usage)
    #expect(run.console.errors.contains("there is no *.yaml or *.yml file below `menus`"))
  }

  @Test func aFileThatIsGivenTwiceIsReadOnce() {
    let run = ToolRun(["menus/a.yaml": menu])
    #expect(run("validate", "menus", "menus/a.yaml") == .clean)
    #expect(run.console.output == "1 menu, no mistakes\n")
  }

  @Test func aMinusIsStandardInput() {
    let run = ToolRun(["-": broken])
    #expect(run("validate", "-") == .problems)
    #expect(run.console.errors.contains(" --> <stdin>:2:17\n"))
  }

  @Test func oneNameInTwoFilesIsAnError() {
    let run = ToolRun(["a.yaml": menu, "b.yaml": menu])
    #expect(run("generate", "a.yaml", "b.yaml") == .problems)
    #expect(run.console.errors.contains("[duplicate-menu]\n --> b.yaml:1:7\n"))
    #expect(run.console.errors.contains("the other one is in line 1 of `a.yaml`"))
    #expect(run.files.written == [])
  }

  // MARK: Language and colour

  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], [], "エラー"), (["LANG": "de_DE.UTF-8"], [], "error"),
    (["LANG": "en_US.UTF-8", "LC_ALL": "ja"], [], "エラー"),
    ([:], ["--language", "ja"], "エラー"),
    (["LANG": "ja_JP.UTF-8"], ["--language=en"], "error"), ([:], [], "error"),
  ])
  func speaksTheLanguage(variables: [String: String], options: [String], title: String) {
    let run = ToolRun(["a.yaml": broken])
    run.console.variables = variables
    #expect(run(["validate", "a.yaml"] + options) == .problems)
    #expect(run.console.errors.hasPrefix(title + ": "))
    // Mistakes in the command line are told in that language, too.
    let wrong = ToolRun()
    wrong.console.variables = variables
    #expect(wrong(["validate", "--wrong"] + options) == .usage)
    #expect(wrong.console.errors.lowercased().hasPrefix(title + ": "))
  }

  @Test(arguments: [
    (true, [:], [], true), (false, [:], [], false), (true, ["NO_COLOR": "1"], [], false),
    (true, ["NO_COLOR": ""], [], true), (true, [:], ["--color", "never"], false),
    (false, ["NO_COLOR": "1"], ["--color", "always"], true), (false, [:], ["--color=auto"], false),
  ])
  func colorsWhatGoesToATerminal(
    isTerminal: Bool, variables: [String: String], options: [String], isColored: Bool
  ) {
    let run = ToolRun(["a.yaml": broken])
    run.console.isErrorTerminal = isTerminal
    run.console.variables = variables
    #expect(run(["validate", "a.yaml"] + options) == .problems)
    #expect(run.console.errors.contains("\u{1B}[") == isColored)
  }

  @Test func quietPrintsOnlyWhatIsWrong() {
    let run = ToolRun(["a.yaml": menu])
    #expect(run("validate", "--quiet", "a.yaml") == .clean)
    #expect(run("generate", "-q", "a.yaml") == .clean)
    #expect(run.console.output == "")
  }

  @Test func pathsNeverReachTheTerminalRaw() {
    let name = "a\u{1B}[31m.yaml"
    let run = ToolRun([name: menu, "b.yaml": menu, "c.yaml": "menu: C\nrows: {}\n"])
    _ = run("validate", name, "b.yaml", "gone\u{7}.yaml")
    _ = run("generate", "c.yaml", "-o", "out\u{1B}")
    _ = run("validate", "--\u{1B}[31m")
    let printed = run.console.errors + run.console.output
    #expect(!printed.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
