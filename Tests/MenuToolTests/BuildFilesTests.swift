import MenuTool
import TestSupport
import Testing

private let menu = "menu: SideMenu\nrows: { home: { title: ホーム } }\n"

/// What build systems are told of a run, and how they tell it what to read.
@Suite struct BuildFilesTests {
  @Test func aDependencyFileNamesAllThatWasReadAndWritten() {
    let run = ToolRun([
      "menus/side_menu.yaml": menu,
      "menuc.yaml": """
      output: { emit: [swift, json] }
      icons: { material: icons.codepoints, assets: App/Assets.xcassets }

      """,
      "icons.codepoints": "home e88a\n",
      "App/Assets.xcassets/Menu/coupon.imageset/Contents.json": "{}",
    ])
    #expect(run("generate", "--depfile", "build/menus.d") == .clean)
    #expect(
      run.files.text("build/menus.d") == """
        Generated/SideMenu.swift Generated/SideMenu.json: \\
          menus/side_menu.yaml \\
          menuc.yaml \\
          icons.codepoints \\
          App/Assets.xcassets \\
          App/Assets.xcassets/Menu \\
          menus

        menus/side_menu.yaml:

        menuc.yaml:

        icons.codepoints:

        App/Assets.xcassets:

        App/Assets.xcassets/Menu:

        menus:

        """)
  }

  @Test func charactersThatMakeReadsOtherwiseAreEscaped() {
    let run = ToolRun(["My App/$menu #1.yaml": menu])
    #expect(
      run("generate", "My App/$menu #1.yaml", "--json", "予約 1.json", "--depfile", "d") == .clean)
    #expect(
      run.files.text("d") == """
        予約\\ 1.json: \\
          My\\ App/$$menu\\ \\#1.yaml

        My\\ App/$$menu\\ \\#1.yaml:

        """)
  }

  /// Each output would make the folder newer than the outputs.
  @Test func aFolderThatHoldsOutputsIsNoPrerequisite() {
    let run = ToolRun(["menus/side_menu.yaml": menu])
    #expect(run("generate", "menus", "-o", "menus", "--emit", "json", "--depfile", "d") == .clean)
    #expect(
      run.files.text("d") == """
        menus/SideMenu.json: \\
          menus/side_menu.yaml

        menus/side_menu.yaml:

        """)
  }

  @Test func aDependencyFileThatWouldNotChangeIsNotTouched() {
    let run = ToolRun(["menus/side_menu.yaml": menu])
    #expect(run("generate", "--depfile", "d") == .clean)
    #expect(run("generate", "--depfile", "d") == .clean)
    #expect(run.files.written.count == 3 + 1)
  }

  @Test func aRunWithMistakesWritesNone() {
    let run = ToolRun(["menus/side_menu.yaml": "menu: ["])
    #expect(run("generate", "--depfile", "d", "--xcfilelist", ".") == .problems)
    #expect(run.files.written == [])
  }

  @Test func aDependencyFileNeedsAnOutput() {
    let run = ToolRun(["side_menu.yaml": menu])
    #expect(run("generate", "side_menu.yaml", "--json", "-", "--depfile", "d") == .usage)
  }

  @Test func fileListsAreWrittenWhereTheyChange() {
    let run = ToolRun(["menus/side_menu.yaml": menu, "menuc.yaml": "output: { emit: [swift] }\n"])
    #expect(run("generate", "--xcfilelist", "App") == .clean)
    #expect(
      run.files.text("App/menuc-inputs.xcfilelist")
        == "$(SRCROOT)/menus/side_menu.yaml\n$(SRCROOT)/menuc.yaml\n")
    #expect(
      run.files.text("App/menuc-outputs.xcfilelist") == "$(SRCROOT)/Generated/SideMenu.swift\n")
    #expect(run("generate", "--xcfilelist", "App") == .clean)
    #expect(run.files.written.count == 3)
  }

  @Test func aListNamesTheInputs() {
    let run = ToolRun(
      [
        "list": """
        # What the script phase may read
        $(SRCROOT)/menus/side_menu.yaml
        ${SRCROOT}/menuc.yaml

        $(SRCROOT)/icons.codepoints

        """, "/app/menus/side_menu.yaml": menu, "/app/menus/unlisted.yaml": menu,
      ], variables: ["SRCROOT": "/app"])
    #expect(run("generate", "--input-list", "list", "--emit", "json") == .clean)
    #expect(run.files.written == ["Generated/SideMenu.json"])
    #expect(run.files.text("Generated/SideMenu.json")?.contains("menus/side_menu.yaml") == true)
  }

  @Test func whatIsNoVariableStaysAsItIs() {
    let run = ToolRun(
      [
        "list": "$(DIRECTORY)/$/${B/$(A/side_menu.yaml\n",
        "menus/$/${B/$(A/side_menu.yaml": menu,
      ], variables: ["DIRECTORY": "menus", "A": "a", "B": "b"])
    #expect(run("generate", "--input-list", "list", "--emit", "json") == .clean)
    #expect(run.files.written == ["Generated/SideMenu.json"])
  }

  @Test func aListThatIsMissingIsTold() {
    let run = ToolRun(["menus/side_menu.yaml": menu])
    #expect(run("generate", "--input-list", "list") == .inputOutput)
    #expect(run.console.errors.hasPrefix("error: cannot read `list`"))
    #expect(run.files.written == [])
  }
}
