import Foundation
import MenuTool
import TestSupport
import Testing

private let old = "menu: A\nrows: { a: { title: A }, b: { title: B } }\norder: [a, b]\n"
private let new = "menu: A\nrows: { a: { title: A }, b: { title: B } }\norder: [b, a]\n"
private let broken = "menu: A\nrows: { a: { titel: A } }\n"

/// `menuc diff`: which files it compares, and how it ends.
@Suite struct DiffCommandTests {
  @Test func twoFiles() {
    let run = ToolRun(["old.yaml": old, "new.yaml": new])
    #expect(run("diff", "old.yaml", "new.yaml") == .clean)
    #expect(
      run.console.output == """
        old.yaml → new.yaml
          order     `b` moved from 2nd to 1st

        1 change: 1 order

        """)
    #expect(run.console.errors == "")
  }

  @Test func twoFolders() {
    let run = ToolRun(["1/a.yaml": old, "1/x/b.yaml": "menu: B\nrows: {}\n", "2/a.yaml": new])
    #expect(run("diff", "1", "2") == .clean)
    #expect(run.console.output.contains("1/a.yaml → 2/a.yaml\n"))
    #expect(run.console.output.contains("1/x/b.yaml\n  breaking  this menu is gone"))
  }

  @Test(arguments: [("order", MenuTool.ExitStatus.problems), ("breaking", .clean)])
  func failsOnARiskOrAGreaterOne(risk: String, status: MenuTool.ExitStatus) {
    let run = ToolRun(["old.yaml": old, "new.yaml": new])
    #expect(run("diff", "old.yaml", "new.yaml", "--fail-on", risk, "--quiet") == status)
    #expect(run.console.output == "")
  }

  @Test func aSideWithMistakesIsToldWithThem() {
    let run = ToolRun(["old.yaml": broken, "new.yaml": new])
    run.console.variables = ["GITHUB_ACTIONS": "true"]
    #expect(run("diff", "old.yaml", "new.yaml", "--format", "markdown") == .problems)
    #expect(run.console.output.contains("cannot be compared"))
    #expect(run.console.errors.contains("unknown-key"))
  }

  @Test func onePathIsTooFew() {
    let run = ToolRun(["old.yaml": old])
    #expect(run("diff", "old.yaml") == .usage)
    #expect(run("diff", "old.yaml", "gone.yaml") == .inputOutput)
  }

  @Test func helpListsOneFormat() {
    let run = ToolRun()
    #expect(run("diff", "--help") == .clean)
    #expect(run.console.output.matches(of: #/--format <FORMAT>  /#).count == 1)
  }

  // MARK: --against

  @Test func filesOfACommit() {
    let run = ToolRun([
      "menus/a.yaml": new, "menus/new.yaml": "menu: N\nrows: {}\n",
      "menus/moved.yaml": "menu: M\nrows: {}\n",
    ])
    let versions = CommittedFiles([
      "menus/a.yaml": old, "menus/gone.yaml": "menu: G\nrows: {}\n",
      "menus/m.yaml": "menu: M\nrows: {}\n", "menus/notes.txt": "", "menus/.b.yaml": "",
    ])
    let tool = Tool(console: run.console, files: run.files, versions: versions)
    #expect(tool.run(["diff", "--against", "main"]) == .clean)
    #expect(
      run.console.output == """
        menus/a.yaml
          order     `b` moved from 2nd to 1st

        menus/m.yaml → menus/moved.yaml
          breaking  the file `menus/m.yaml` is called `menus/moved.yaml` now

        menus/new.yaml
          cosmetic  this menu is new

        menus/gone.yaml
          breaking  this menu is gone, and its type with it

        4 changes: 2 breaking, 1 order, 1 cosmetic

        """)
  }

  @Test(arguments: [
    (VersionControlError.missing, MenuTool.ExitStatus.inputOutput), (.failed("bad"), .inputOutput),
    (.unknownRevision("main"), .usage), (.noRepository, .usage),
  ])
  func whatGitRefuses(error: VersionControlError, status: MenuTool.ExitStatus) {
    let run = ToolRun(["menus/a.yaml": new])
    let versions = CommittedFiles([:], error: error)
    let tool = Tool(console: run.console, files: run.files, versions: versions)
    #expect(tool.run(["diff", "--against", "main"]) == status)
    #expect(run.console.output == "")
    #expect(run.console.errors.hasPrefix("error: "))
  }

  // MARK: The real git

  @Test func aRepository() throws {
    let folder = try TemporaryFolder()
    let name = "メニュー \"a\" '%.yaml"
    try folder.write(name, old)
    try GitRepository(at: folder.url).commit()
    let versions = Git(folder: folder.url.path)
    let files = try versions.files(below: [name], in: "main")
    #expect(files.map(\.path) == [name])
    #expect(try versions.contents(of: files + files) == [Array(old.utf8), Array(old.utf8)])
    #expect(try versions.files(below: ["."], in: "HEAD") == files)
    #expect(try versions.files(below: ["gone"], in: "HEAD") == [])
    for revision in ["nope", "--all", "", "HEAD:gone"] {
      #expect(throws: VersionControlError.unknownRevision(revision)) {
        try versions.files(below: ["."], in: revision)
      }
    }
    #expect(throws: VersionControlError.noRepository) {
      try Git(folder: "/").files(below: ["."], in: "HEAD")
    }
  }
}

/// The files of one commit.
private struct CommittedFiles: VersionControl {
  let texts: [String: String]
  let error: VersionControlError?

  init(_ texts: [String: String], error: VersionControlError? = nil) {
    self.texts = texts
    self.error = error
  }

  func files(
    below paths: [String], in revision: String
  ) throws(VersionControlError) -> [VersionedFile] {
    if let error { throw error }
    return texts.keys.sorted().map { VersionedFile(path: $0, object: $0) }
  }

  func contents(of files: [VersionedFile]) throws(VersionControlError) -> [[UInt8]] {
    files.map { Array((texts[$0.object] ?? "").utf8) }
  }
}
