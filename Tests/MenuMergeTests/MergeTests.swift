import Diagnostics
import MenuCompiler
@testable import MenuMerge
import Testing

private let base = """
  # The app's menu.
  menu: SideMenu

  rows:
    # About a.
    a: { title: A } # first
    b:
      title: B
      icon: home
    c: { title: C }
    d: { title: D }

  order:
    - a
    # About b.
    - b
    - c # the third

    # Below.
    - d
  hidden: []

  """

private func merged(
  _ base: String, _ ours: String, _ theirs: String, clean: Bool = true,
  labels: ConflictLabels = .init()
) -> String {
  let merged = merge(
    base: SourceFile(path: "base", text: base), ours: SourceFile(path: "ours", text: ours),
    theirs: SourceFile(path: "theirs", text: theirs), labels: labels)
  #expect(merged.hasConflicts == !clean)
  let text = String(decoding: merged.bytes, as: UTF8.self)
  let diagnostics = compile(SourceFile(path: "a.yaml", text: text)).diagnostics
  #expect(
    clean
      ? diagnostics.allSatisfy { $0.severity != .error }
      : diagnostics.map(\.rule) == ["merge-conflict"], "\(text)")
  return text
}

extension String {
  fileprivate func with(_ old: String, _ new: String) -> String {
    #expect(contains(old), "\(old)")
    return replacing(old, with: new)
  }
}

@Suite struct MergeTests {
  @Test func movesOfDifferentRows() {
    let ours = base.with("  - a\n", "").with("- d\n", "- d\n  - a\n")
    let theirs = base.with("  - c # the third\n", "")
      .with("order:\n", "order:\n  - c # the third\n")
    let both = """
      order:
        - c # the third
        # About b.
        - b

        # Below.
        - d
        - a

      """
    #expect(merged(base, ours, theirs).contains(both))
    #expect(merged(base, theirs, ours).contains(both))
  }

  /// Nobody can say which of the two is meant to be the first: ours is.
  @Test func twoRowsMovedToTheTop() {
    func menu(_ order: String) -> String {
      let rows = ["a", "b", "c", "d"].map { "  \($0): { title: \($0) }\n" }.joined()
      return "menu: A\nrows:\n\(rows)order: [\(order)]\n"
    }
    let (base, ours, theirs) = (menu("a, b, c, d"), menu("c, a, b, d"), menu("d, a, b, c"))
    #expect(merged(base, ours, theirs) == menu("c, d, a, b"))
    #expect(merged(base, theirs, ours) == menu("d, c, a, b"))
  }

  @Test func additionsAtOnePlace() {
    let ours = base.with("d: { title: D }\n", "d: { title: D }\n  # About e.\n  e: { title: E }\n")
      .with("- d\n", "- d\n  - e # new\n")
    let theirs = base.with("d: { title: D }\n", "d: { title: D }\n  f: { title: F }\n")
      .with("- d\n", "- d\n  # Above f.\n  - f\n")
    let text = merged(base, ours, theirs)
    #expect(text.contains("  # About e.\n  e: { title: E }\n  f: { title: F }\n"))
    #expect(text.contains("- d\n  - e # new\n  # Above f.\n  - f\n"))
  }

  @Test func editsOfOneRowThatDoNotMeet() {
    let text = merged(
      base, base.with("title: B", "title: Books"), base.with("icon: home", "icon: book"))
    #expect(text.contains("  b:\n    title: Books\n    icon: book\n"))
  }

  @Test func editingAndMovingOneRow() {
    let text = merged(
      base, base.with("title: C", "title: Coupons"),
      base.with("  - a\n", "").with("- d\n", "- d\n  - a\n"))
    #expect(text.contains("title: Coupons"))
    #expect(text.hasSuffix("- d\n  - a\nhidden: []\n"))
  }

  @Test func removalsOfTheLastTwoRowsOfAList() {
    let rows = "rows: { a: { title: A }, b: { title: B } }"
    let base = "menu: A\n\(rows)\norder:\n  - a\n  - b\nhidden: []\n"
    let text = merged(
      base, base.with("  - a\n", "").with("[]", "[a]"), base.with("  - b\n", "").with("[]", "[b]"))
    #expect(text.hasSuffix("order: []\nhidden: [a, b]\n"), "\(text)")
  }

  @Test func bothAddAKey() {
    let text = merged(base, base + "retired: [x]\n", base + "retired: [y]\n")
    #expect(text.hasSuffix("retired: [x, y]\n"), "\(text)")
  }

  @Test func lineEndsOfOneSide() {
    let ours = base.with("title: C", "title: Coupons").replacing("\n", with: "\r\n")
    let theirs = base.with("title: D", "title: Dogs")
    let both = base.with("title: C", "title: Coupons").with("title: D", "title: Dogs")
    #expect(merged(base, ours, theirs) == both.replacing("\n", with: "\r\n"))
    #expect(merged(base, theirs, ours) == both.replacing("\n", with: "\r\n"))
  }

  // MARK: Conflicts

  @Test func oneRowMovedToTwoPlaces() {
    let ours = base.with("  - a\n", "").with("- c # the third\n", "- c # the third\n  - a\n")
    let theirs = base.with("  - a\n", "").with("- d\n", "- d\n  - a\n")
    let text = merged(base, ours, theirs, clean: false)
    #expect(
      text.contains(
        "- c # the third\n<<<<<<< ours\n  - a\n=======\n>>>>>>> theirs\n\n  # Below.\n  - d\n"
          + "<<<<<<< ours\n=======\n  - a\n>>>>>>> theirs\n"),
      "\(text)")
  }

  @Test func oneRowHiddenAndMoved() {
    let sections = base.with(
      """
      order:
        - a

      """, "order:\n  x: []\n  y:\n  - a\n")
    let base = sections
    let ours = base.with("  - a\n", "").with("x: []", "x: [a]")
    let theirs = base.with("  - a\n", "").with("hidden: []", "hidden: [a]")
    _ = merged(base, ours, theirs, clean: false)
  }

  @Test func oneRowEditedTwoWays() {
    let text = merged(
      base, base.with("title: B", "title: X"), base.with("title: B", "title: Y"), clean: false)
    #expect(
      text.contains(
        "  b:\n<<<<<<< ours\n    title: X\n=======\n    title: Y\n>>>>>>> theirs\n    icon: home\n")
    )
    let flow = merged(
      base, base.with("title: C", "title: X"), base.with("title: C", "title: Y"), clean: false)
    #expect(
      flow.contains(
        "<<<<<<< ours\n  c: { title: X }\n=======\n  c: { title: Y }\n>>>>>>> theirs\n"))
  }

  @Test func oneRowRemovedAndEdited() {
    let ours = base.with("  c: { title: C }\n", "").with("  - c # the third\n", "")
    let text = merged(base, ours, base.with("title: C", "title: X"), clean: false)
    #expect(text.contains("<<<<<<< ours\n=======\n  c: { title: X }\n>>>>>>> theirs\n"))
    #expect(text.contains("<<<<<<< ours\n=======\n  - c # the third\n>>>>>>> theirs\n"), "\(text)")
  }

  @Test func oneRowRemovedAndEditedAndHidden() {
    let ours = base.with("  c: { title: C }\n", "").with("  - c # the third\n", "")
    let theirs = base.with("title: C", "title: X").with("  - c # the third\n", "")
      .with("hidden: []\n", "hidden:\n  - c\n")
    let text = merged(
      base.with("hidden: []\n", ""), ours.with("hidden: []\n", ""), theirs, clean: false)
    #expect(text.contains("<<<<<<< ours\n=======\n  c: { title: X }\n>>>>>>> theirs\n"))
  }

  @Test func theMarksHaveTheNamesOfTheSides() {
    let sides = [base, base.with("title: C", "title: X"), base.with("title: C", "title: Y")]
    let text = merged(
      sides[0], sides[1], sides[2], clean: false,
      labels: ConflictLabels(ours: "HEAD", theirs: "topic/メニュー"))
    #expect(
      text.contains(
        "<<<<<<< HEAD\n  c: { title: X }\n=======\n  c: { title: Y }\n>>>>>>> topic/メニュー\n"))
    let bare = merged(
      sides[0], sides[1], sides[2], clean: false, labels: ConflictLabels(ours: "", theirs: ""))
    #expect(bare.contains("<<<<<<<\n  c: "), "\(bare)")
  }

  @Test("What is valid on both sides and not together is a conflict")
  func meaning() {
    let rows = "rows:\n  a: { title: A, when: { x: true } }\n  b: { title: B }\n  c: { title: C }\n"
    let base = "menu: A\nconditions: [x]\n" + rows
    let ours = base.with("conditions: [x]\n", "").with(", when: { x: true }", "")
    let theirs = base.with("{ title: B }", "{ title: B, when: { x: true } }")
    _ = merged(base, ours, theirs, clean: false)
  }
}
