import Diagnostics
import Messages
import Spelling

/// A line in a list that does not start with a dash.
enum MissingDash: Rule {
  static let id: RuleID = "missing-dash"

  static let explanation = Explanation(
    summary: Message(
      en: "A line in a list does not start with a dash.",
      ja: "リストの中に、`-` で始まっていない行があります。"),
    reason: Message(
      en: "Each item of a list starts with a dash, so a line without one is no item.",
      ja: "リストの項目は 1 つずつ `-` で始めます。`-` のない行は項目として読まれません。"),
    remedy: Message(
      en: "Write a dash and a space before it, right below the dash above.",
      ja: "上の `-` と同じ位置に、`-` と半角スペースを入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        favorite
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
    guard let item = item(problem), item.kind != .dash, problem.startsLine(item) else { return nil }
    let range = problem.firstLine(of: item)
    let line = problem.file[QuotedValue.range(at: item.start, in: problem)]
    let isShort = line.unicodeScalars.count <= QuotedValue.longest
    let example = isShort ? VisibleText.spelled(line) : "…"
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(shown(problem.file[range])) stands in a list and has no dash before it",
        ja: "リストの中の \(shown(problem.file[range])) の前に `-` がありません"),
      help: Message(
        en: "write `- \(example)`", ja: "`- \(example)` と書いてください")
    ).fixed(.unsafe, [TextEdit(SourceRange(at: item.start), with: "- ")])
  }

  private static func item(_ problem: SyntaxProblem) -> Token? {
    switch problem.complaint {
    case .noColon:
      guard let index = problem.keyIndex else { return nil }
      return isBelowItem(problem.line(at: problem.tokens[index].start))
        ? problem.tokens[index] : nil
    case .noDash:
      guard let culprit = problem.culprit, isBelowItem(problem.line(at: culprit.start)) else {
        return nil
      }
      return culprit
    default: return nil
    }
  }

  /// Whether the line that starts in the same column above is a list item.
  private static func isBelowItem(_ line: SourceLine) -> Bool {
    var above = line.previous
    while let candidate = above {
      if !candidate.isBlankOrComment, candidate.indentation <= line.indentation {
        return candidate.indentation == line.indentation && candidate.startsWithDash
      }
      above = candidate.previous
    }
    return false
  }
}
