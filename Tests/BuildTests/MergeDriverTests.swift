import Foundation
import TestSupport
import Testing

private let base = """
  menu: A
  rows:
    a: { title: A }
    # About b.
    b: { title: B }
    c: { title: C }
  order:
    - a
    - b # the second
    - c

  """

/// `menuc merge` as git's merge driver, in a repository.
@Suite struct MergeDriverTests {
  private let ours = base.replacing("  - a\n", with: "")
    .replacing("  - c\n", with: "  - c\n  - a\n")
  private let theirs = base.replacing(
    "  c: { title: C }\n", with: "  c: { title: C }\n  d: { title: D }\n"
  )
  .replacing("  - c\n", with: "  - c\n  - d # new\n")
  private let both = """
    menu: A
    rows:
      a: { title: A }
      # About b.
      b: { title: B }
      c: { title: C }
      d: { title: D }
    order:
      - b # the second
      - c
      - a
      - d # new

    """

  /// A repository that merges menus with this menuc.
  private struct GitRepository {
    let folder: TemporaryFolder
    let git: ExternalTool

    init() throws {
      folder = try TemporaryFolder()
      git = try ExternalTool("git")
      try succeed("init", "-q", "-b", "main")
      try succeed("config", "user.name", "n")
      try succeed("config", "user.email", "n@example.com")
      try succeed("config", "core.autocrlf", "false")
      let program = "'" + Menuc.folder.appending(path: "menuc").path + "'"
      try succeed("config", "merge.menuc.driver", "\(program) merge %O %A %B -o %A")
      try folder.write(".gitattributes", "*.yaml merge=menuc\n")
      try commit(base)
    }

    func run(_ arguments: [String]) throws -> ExternalTool.Result {
      try git.run(arguments, in: folder.url)
    }

    func succeed(_ arguments: String...) throws {
      let result = try run(arguments)
      #expect(result.status == 0, "\(arguments): \(result.text)")
    }

    func commit(_ menu: String) throws {
      try folder.write("メニュー 1.yaml", menu)
      try succeed("add", ".gitattributes", "メニュー 1.yaml")
      try succeed("commit", "-q", "-m", "a commit")
    }

    func branch(_ menu: String) throws {
      try succeed("checkout", "-q", "-b", "theirs")
      try commit(menu)
      try succeed("checkout", "-q", "main")
    }

    func menu() throws -> String {
      try folder.text("メニュー 1.yaml")
    }
  }

  @Test(arguments: [["merge", "-q", "--no-edit", "theirs"], ["rebase", "-q", "theirs"]])
  func gitMergesByRows(command: [String]) throws {
    let repository = try GitRepository()
    try repository.branch(theirs)
    try repository.commit(ours)
    let result = try repository.run(command)
    #expect(result.status == 0, "\(result.text)")
    // A rebase puts our commit upon theirs: what was added first stands first.
    let expected =
      command[0] == "merge"
      ? both : both.replacing("  - a\n  - d # new\n", with: "  - d # new\n  - a\n")
    #expect(try repository.menu() == expected)
  }

  @Test(arguments: [["merge", "-q", "--no-edit", "theirs"], ["rebase", "-q", "theirs"]])
  func gitStopsAtAConflict(command: [String]) throws {
    let repository = try GitRepository()
    try repository.branch(base.replacing("title: B", with: "title: X"))
    try repository.commit(base.replacing("title: B", with: "title: Y"))
    let result = try repository.run(command)
    #expect(result.status == 1)
    #expect(try repository.menu().contains("  # About b.\n<<<<<<< ours\n  b: {"), "\(result.text)")
    let status = try repository.run(["status", "--porcelain"])
    #expect(status.text.hasPrefix("UU "))
  }
}
