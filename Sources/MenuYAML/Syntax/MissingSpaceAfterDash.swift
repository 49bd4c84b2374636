import Diagnostics
import Messages

/// A list item without a space after its dash.
enum MissingSpaceAfterDash: Rule {
  static let id: RuleID = "missing-space-after-dash"

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
        help: Message(en: "write `- \(example)`", ja: "`- \(example)` と書いてください"))
    }
    return nil
  }
}
