import MenuTool
import TestSupport
import Testing

/// `menuc merge` on files.
@Suite struct MergeCommandTests {
  @Test func writesTheMergedFile() {
    let run = ToolRun([
      "base": MergeExample.base, "ours": MergeExample.ours, "theirs": MergeExample.theirs,
    ])
    #expect(run("merge", "base", "ours", "theirs") == .clean)
    #expect(run.console.output == MergeExample.merged)
    #expect(run("merge", "base", "ours", "theirs", "-o", "ours") == .clean)
    #expect(run.files.text("ours") == MergeExample.merged)
    #expect(run("merge", "base", "ours", "gone") == .inputOutput)
    #expect(run("merge", "base", "ours") == .usage)
  }

  @Test func aConflictIsAProblem() {
    let run = ToolRun([
      "base": MergeExample.base, "ours": MergeExample.titled("X"),
      "theirs": MergeExample.titled("Y"),
    ])
    #expect(run("merge", "base", "ours", "theirs", "-o", "out.yaml") == .problems)
    #expect(run.console.errors.contains("<<<<<<<"))
    #expect(run("validate", "out.yaml") == .problems)
    #expect(run.console.errors.contains("[merge-conflict]"))
  }

  @Test(arguments: [
    ("HEAD", "a\nb", "HEAD", "a\\u{A}b"),
    // What git knows no names for.
    ("%X", "%Y", "ours", "theirs"),
  ])
  func marksNameTheSides(ours: String, theirs: String, start: String, end: String) {
    let run = ToolRun([
      "base": MergeExample.base, "ours": MergeExample.titled("X"),
      "theirs": MergeExample.titled("Y"),
    ])
    let names = ["--label-ours=\(ours)", "--label-theirs=\(theirs)"]
    #expect(run(["merge", "base", "ours", "theirs"] + names) == .problems)
    #expect(run.console.output.contains("<<<<<<< \(start)\n"))
    #expect(run.console.output.contains(">>>>>>> \(end)\n"))
  }
}
