import MenuTool
import TestSupport
import Testing

/// `menuc init`: a project that begins.
@Suite struct InitTests {
  private static let files = [
    ".menuc/config.schema.json", ".menuc/menu.schema.json", "menuc.yaml",
    "menus/navigation_drawer.yaml",
  ]

  @Test(arguments: ["en", "ja"])
  func whatItWritesIsCleanAndCompiles(language: String) {
    let run = ToolRun()
    #expect(run("init", "--language", language) == .clean)
    #expect(run.files.written.sorted() == Self.files)
    #expect(run("validate", "--strict") == .clean)
    #expect(run("fix", "--diff") == .clean)
    #expect(run("generate") == .clean)
    #expect(run.console.errors == "")
    #expect(run.files.text("Generated/NavigationDrawer.h") != nil)
  }

  @Test func whatIsThereStays() {
    let menu = "menu: Side\nrows: {}\n"
    let run = ToolRun(["menuc.yaml": "menus: [menus]\n", "menus/side.yaml": menu])
    #expect(run("init") == .clean)
    #expect(run.files.written.sorted() == Array(Self.files.prefix(2)))
    #expect(run.files.text("menus/side.yaml") == menu)
    #expect(run.console.output.contains("kept `menuc.yaml`\nkept the files in `menus`\n"))
  }

  @Test func aSecondTimeChangesNothing() {
    let run = ToolRun()
    #expect(run("init") == .clean)
    #expect(run("init") == .clean)
    #expect(run.files.written.count == Self.files.count)
  }

  /// The comments for editors are no excuses and stay where they are.
  @Test func editorsAndMenucReadTheSameLines() throws {
    let run = ToolRun()
    #expect(run("init") == .clean)
    for (path, schema) in [
      ("menuc.yaml", ".menuc/config.schema.json"),
      ("menus/navigation_drawer.yaml", "../.menuc/menu.schema.json"),
    ] {
      let text = try #require(run.files.text(path))
      let lines = "# yaml-language-server: $schema=\(schema)\n# $schema: \(schema)\n"
      #expect(text.hasPrefix(lines))
    }
  }

  @Test func aLockedFolderIsAnErrorOfWriting() {
    let run = ToolRun()
    run.files.locked = ["menuc.yaml"]
    #expect(run("init") == .inputOutput)
    #expect(run.console.errors == "error: cannot write `menuc.yaml`: Permission denied\n")
  }
}
