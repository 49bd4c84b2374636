/// A menu that two people changed: one moved a row, the other one added one, where both lists end.
package enum MergeExample {
  package static let base = """
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

  package static let ours = base.replacing("  - a\n", with: "")
    .replacing("  - c\n", with: "  - c\n  - a\n")

  package static let theirs = base.replacing(
    "{ title: C }\n", with: "{ title: C }\n  d: { title: D }\n"
  )
  .replacing("  - c\n", with: "  - c\n  - d # new\n")

  /// Their changes put into ours.
  package static let merged = """
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

  /// Our changes put into theirs: what was there first stands first.
  package static let mergedBack = merged.replacing(
    "  - a\n  - d # new\n", with: "  - d # new\n  - a\n")

  /// The menu with another title of the second row.
  package static func titled(_ title: String) -> String {
    base.replacing("title: B", with: "title: \(title)")
  }
}
