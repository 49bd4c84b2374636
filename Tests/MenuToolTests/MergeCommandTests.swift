import MenuTool
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

/// `menuc merge` on files.
@Suite struct MergeCommandTests {
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

  @Test func writesTheMergedFile() {
    let run = ToolRun(["base": base, "ours": ours, "theirs": theirs])
    #expect(run("merge", "base", "ours", "theirs") == .clean)
    #expect(run.console.output == both)
    #expect(run("merge", "base", "ours", "theirs", "-o", "ours") == .clean)
    #expect(run.files.text("ours") == both)
    #expect(run("merge", "base", "ours", "gone") == .inputOutput)
    #expect(run("merge", "base", "ours") == .usage)
  }

  @Test func aConflictIsAProblem() {
    let run = ToolRun([
      "base": base, "ours": base.replacing("title: B", with: "title: X"),
      "theirs": base.replacing("title: B", with: "title: Y"),
    ])
    #expect(run("merge", "base", "ours", "theirs", "-o", "out.yaml") == .problems)
    #expect(run.console.errors.contains("<<<<<<<"))
    #expect(run("validate", "out.yaml") == .problems)
    #expect(run.console.errors.contains("[merge-conflict]"))
  }
}
