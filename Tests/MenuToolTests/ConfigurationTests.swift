import MenuTool
import TestSupport
import Testing

private let menu = """
  menu: SideMenu
  rows:
    home: { title: ホーム, icon: home }
    none: { title: 春の特別キャンペーン対象施設で使えるクーポン, icon: home }

  """

/// What `menuc.yaml` says, and how it is told where it says something wrong.
@Suite struct ConfigurationTests {
  private func run(
    _ configuration: String, _ files: [String: String] = ["menus/side.yaml": menu],
    _ arguments: String...
  ) -> (run: ToolRun, status: MenuTool.ExitStatus) {
    let run = ToolRun(files.merging(["menuc.yaml": configuration]) { $1 })
    return (run, run(arguments))
  }

  @Test(arguments: ["", "# nothing yet\n", "languages: []\n", "rules: {}\n"])
  func mayBeEmpty(configuration: String) {
    #expect(run(configuration, ["menus/side.yaml": menu], "validate").status == .clean)
  }

  @Test func saysWhatIsReadAndWritten() {
    let configuration = """
      menus: [App/menu.yaml]
      output: { directory: App/Generated, emit: [swift], access: public }
      """
    let (run, status) = run(configuration, ["App/menu.yaml": menu], "generate")
    #expect(status == .clean)
    #expect(run.files.written == ["App/Generated/Menu.swift"])
    #expect(
      run.files.text("App/Generated/Menu.swift")?.contains("\npublic enum SideMenu {") == true)
  }

  @Test func theCommandLineHasTheLastWord() {
    let configuration = "output: { directory: Here, emit: [swift], access: public }\n"
    let run = ToolRun(["menuc.yaml": configuration, "a.yaml": menu])
    #expect(run("generate", "a.yaml", "-o", "There", "--emit", "json") == .clean)
    #expect(run.files.written == ["There/A.json"])
  }

  @Test("It is found in a folder above, where its paths begin")
  func above() {
    let run = ToolRun(["../menuc.yaml": "menus: [menus]\n", "../menus/side.yaml": menu])
    #expect(run("generate") == .clean)
    #expect(run.files.written.first == "../Generated/Side.swift")
  }

  @Test(arguments: [
    ("off", [], MenuTool.ExitStatus.clean), ("note", ["note: "], .clean),
    ("warning", ["warning: "], .clean),
    ("error", ["error: "], .problems),
  ])
  func changesTheSeverityOfARule(word: String, titles: [String], status: MenuTool.ExitStatus) {
    let configuration = "rules: { long-title: \(word), optional-case-name: off }\n"
    let (run, found) = run(
      configuration, ["menus/side.yaml": menu], "validate", "--language", "en", "--quiet")
    #expect(found == status)
    let titled = run.console.errors.split(separator: "\n").filter { $0.hasSuffix("[long-title]") }
    #expect(titled.count == titles.count)
    for (line, title) in zip(titled, titles) { #expect(line.hasPrefix(title)) }
  }

  @Test(arguments: [
    ("menu: [menus]\n", "there is no key `menu` in `menuc.yaml`", "did you mean `menus`?"),
    ("rules: { long-titel: off }\n", "there is no rule `long-titel`", "did you mean `long-title`?"),
    ("rules: { unknown-row: off }\n", "`unknown-row` is always an error", "delete this line"),
    (
      "rules: { long-title: never }\n", "`never` cannot be the value of `long-title:`",
      "write `off`"
    ),
    ("languages: [ja_JP]\n", "`ja_JP` is not a language", "write `ja-JP`"),
    ("output: { emit: [swfit] }\n", "`swfit` cannot be the value of `emit:`", "`swift`?"),
    (
      "output: { acces: public }\n", "there is no key `acces` in `output:`",
      "did you mean `access`?"
    ),
    ("menus: menus\n", "this is a text; here stands a list", ""),
    ("menus: [a\n", "the bracket `[` that opens here is not closed", "write `]`"),
  ])
  func mistakesAreToldLikeThoseOfAMenu(configuration: String, message: String, help: String) {
    let (run, status) = run(
      configuration, ["menus/side.yaml": menu], "validate", "--language", "en")
    #expect(status == .usage)
    #expect(run.console.errors.contains("error: \(message)"), "\(run.console.errors)")
    #expect(run.console.errors.contains(help), "\(run.console.errors)")
    #expect(run.console.errors.contains("--> menuc.yaml:1:"))
  }

  @Test func aRuleThatIsSetTwiceIsToldWithItsFirstPlace() {
    let configuration = "rules:\n  long-title: off\n  long-title: note\n"
    let (run, status) = run(
      configuration, ["menus/side.yaml": menu], "validate", "--language", "en")
    #expect(status == .usage)
    #expect(run.console.errors.contains("--> menuc.yaml:3:3"))
    #expect(run.console.errors.contains("menuc.yaml:2:3"))
  }

  // MARK: Icons

  @Test func theAppsOwnFontReplacesTheKnownIcons() {
    let files = [
      "menus/side.yaml": "menu: A\nrows: { a: { title: A, icon: brand_logo } }\n",
      "App/Icons.codepoints": "brand_logo e001\n",
    ]
    let configuration = "icons: { material: App/Icons.codepoints }\n"
    #expect(run(configuration, files, "validate").status == .clean)
    #expect(run("", files, "validate").status == .problems)
  }

  @Test(arguments: [
    ("logo\n", "`App/Icons.codepoints:1` is no line of a .codepoints file"),
    ("a e001\nlogo xyz\n", "`App/Icons.codepoints:2` does not end with a code point"),
    ("a e001\na e002\n", "`App/Icons.codepoints:2` gives a name another code point"),
  ])
  func aListOfIconsThatCannotBeReadIsTold(icons: String, message: String) {
    let files = ["menus/side.yaml": menu, "App/Icons.codepoints": icons]
    let (run, status) = run(
      "icons: { material: App/Icons.codepoints }\n", files, "validate", "--language", "en")
    #expect(status == .usage)
    #expect(run.console.errors.contains(message), "\(run.console.errors)")
  }

  @Test(arguments: ["material: Gone.codepoints", "assets: Gone.xcassets"])
  func whatItNamesMustBeThere(source: String) {
    let (run, status) = run(
      "icons: { \(source) }\n", ["menus/side.yaml": menu], "validate", "--language", "en")
    #expect(status == .inputOutput)
    #expect(run.console.errors.hasPrefix("error: cannot read `Gone."))
  }
}
