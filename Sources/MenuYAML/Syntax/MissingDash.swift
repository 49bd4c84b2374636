import Diagnostics
import Messages

/// A line in a list that does not start with a dash.
enum MissingDash {
  static let id: RuleID = "missing-dash"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let item = item(problem), item.kind != .dash, problem.startsLine(item) else { return nil }
    let range = problem.firstLine(of: item)
    let text = problem.file[range]
    let isShort = text.unicodeScalars.count <= QuotedValue.longest
    return Diagnostic(
      id, at: range,
      Message(
        en: "\(shown(text)) stands in a list and has no dash before it",
        ja: "リストの中の \(shown(text)) の前に `-` がありません"),
      help: Message(
        en: "write `- \(isShort ? VisibleText.spelled(text) : "…")`",
        ja: "`- \(isShort ? VisibleText.spelled(text) : "…")` と書いてください"))
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
