import Foundation
import TestSupport
import Testing

/// `menuc merge` as git's merge driver, in a repository.
@Suite struct MergeDriverTests {
  private static let menu = "メニュー 1.yaml"
  private let folder: TemporaryFolder
  private let repository: GitRepository

  /// Makes a repository that merges menus with this menuc.
  init() throws {
    folder = try TemporaryFolder()
    repository = try GitRepository(at: folder.url)
    let program = "'" + Menuc.folder.appending(path: "menuc").path + "'"
    try repository.succeed(
      "config", "merge.menuc.driver",
      "\(program) merge %O %A %B -o %A --label-ours=%X --label-theirs=%Y")
    try folder.write(".gitattributes", "*.yaml merge=menuc\n")
    try commit(MergeExample.base)
  }

  private func commit(_ text: String) throws {
    try folder.write(Self.menu, text)
    try repository.commit()
  }

  /// Commits a version of the menu on a branch of its own, and another one on ours.
  private func commit(theirs: String, ours: String) throws {
    try repository.succeed("checkout", "--quiet", "-b", "theirs")
    try commit(theirs)
    try repository.succeed("checkout", "--quiet", "main")
    try commit(ours)
  }

  @Test(arguments: [
    (["merge", "-q", "--no-edit", "theirs"], MergeExample.merged),
    // It puts our commit upon theirs.
    (["rebase", "-q", "theirs"], MergeExample.mergedBack),
  ])
  func gitMergesByRows(command: [String], expected: String) throws {
    try commit(theirs: MergeExample.theirs, ours: MergeExample.ours)
    let result = try repository.run(command)
    #expect(result.status == 0, "\(result.text)")
    #expect(try folder.text(Self.menu) == expected)
  }

  @Test(arguments: [["merge", "-q", "--no-edit", "theirs"], ["rebase", "-q", "theirs"]])
  func gitStopsAtAConflict(command: [String]) throws {
    try commit(theirs: MergeExample.titled("X"), ours: MergeExample.titled("Y"))
    let result = try repository.run(command)
    #expect(result.status == 1)
    let text = try folder.text(Self.menu)
    // Where an older git names no sides, menuc does.
    #expect(text.contains(#/  # About b.\n<<<<<<< (ours|HEAD|[0-9a-f]+.*)\n  b: {/#), "\(text)")
    #expect(!text.contains("%"))
    #expect(try repository.succeed("status", "--porcelain").hasPrefix("UU "))
  }
}
