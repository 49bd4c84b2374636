import Foundation
import TestSupport
import Testing

/// `menuc diff --against` in a repository of git.
@Suite struct DiffAgainstTests {
  private static let old =
    "menu: A\nrows: { a: { title: A }, b: { title: B } }\norder: [a, b]\n"
  private static let new = old.replacing("[a, b]", with: "[b, a]")
  private static let menu = "menus/サイド メニュー.yaml"

  private let folder: TemporaryFolder
  private let repository: GitRepository

  init() throws {
    folder = try TemporaryFolder()
    repository = try GitRepository(at: folder.url)
    try folder.write(Self.menu, creating: Self.old)
    try folder.write("menus/gone.yaml", "menu: Gone\nrows: {}\n")
    try repository.commit()
  }

  private func diff(_ arguments: String..., below name: String = "") throws -> ExternalTool.Result {
    try Menuc.tool().run(
      ["diff", "--language", "en"] + arguments, in: folder.url.appending(path: name),
      variables: repository.variables)
  }

  @Test func whatIsNotCommittedIsTold() throws {
    #expect(try diff("--against", "HEAD").status == 0)
    try folder.write(Self.menu, Self.new)
    try repository.succeed("rm", "--quiet", "menus/gone.yaml")
    let result = try diff("--against", "HEAD", "--fail-on", "order")
    #expect(result.status == 1)
    #expect(
      result.text == """
        \(Self.menu)
          order     `b` moved from 2nd to 1st

        menus/gone.yaml
          breaking  this menu is gone, and its type with it

        2 changes: 1 breaking, 1 order

        """)
    #expect(try folder.text(Self.menu) == Self.new)
  }

  @Test func aBranchIsComparedFromAFolderBelow() throws {
    try repository.succeed("checkout", "--quiet", "-b", "topic")
    try folder.write(Self.menu, Self.new)
    try repository.commit()
    let name = "サイド メニュー.yaml"
    let result = try diff("--against", "main", name, below: "menus")
    #expect(result.status == 0, "\(result.text)")
    #expect(result.text.hasPrefix("\(name)\n  order     `b` moved"), "\(result.text)")
  }

  @Test func whatIsNoCommitIsAMistakeOfTheCommandLine() throws {
    let result = try diff("--against", "nowhere")
    #expect(result.status == 2, "\(result.text)")
    #expect(result.text.contains("`nowhere`"), "\(result.text)")
  }
}
