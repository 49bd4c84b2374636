import Diagnostics
import Messages
import Spelling

/// A list item without a space after its dash.
enum MissingSpaceAfterDash: Rule {
  static let id: RuleID = "missing-space-after-dash"

  static let explanation = Explanation(
    summary: Message(
      en: "There is no space after the dash of a list item.",
      ja: "リストの `-` の後に、半角スペースがありません。"),
    reason: Message(
      en: """
        Without the space the dash is a letter of the text, and the line may become a part of \
        the item above.
        """,
      ja: "スペースがないと `-` は文字の一部として読まれ、この行が上の項目の続きになってしまうこともあります。"),
    remedy: Message(
      en: "Write one space after the dash.",
      ja: "`-` の後に半角スペースを 1 つ入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        -favorite
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        - favorite
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow else { return nil }
    for line in problem.suspects {
      let text = line.content.prefix(200)
      guard text.first == "-", let next = text.dropFirst().first, next != " ", next != "-",
        !next.isWhitespace
      else { continue }
      let start = line.contentStart
      let item = QuotedValue.range(at: start + 1, in: problem)
      let isShort = item.count <= QuotedValue.longest
      let example = isShort ? VisibleText.spelled(problem.file[item]) : "…"
      return Diagnostic(
        Self.self, at: SourceRange(start..<start + 1),
        Message(en: "there is no space after the dash", ja: "`-` の後にスペースがありません"),
        help: Message(en: "write `- \(example)`", ja: "`- \(example)` と書いてください")
      ).fixed(.safe, with: "- ")
    }
    return nil
  }

  /// The diagnostic of a line that YAML has read as the rest of the item above.
  static func folded(at line: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: line,
      Message(
        en: "there is no space after the dash, so that this line belongs to the item above",
        ja: "`-` の後にスペースがないため、この行は上の項目の続きとして読まれています"),
      help: Message(
        en: "write `- ` and the id, below the dash above",
        ja: "上の `-` と同じ位置に、`- ` と id を書いてください"))
  }
}
