import Diagnostics
import Messages

/// A comma with nothing before it.
enum ExtraComma: Rule {
  static let id: RuleID = "extra-comma"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let comma = problem.culprit, comma.kind == .comma, let before = problem.before,
      before.kind == .comma || before.kind == .opener
    else { return nil }
    return Diagnostic(
      Self.self, at: comma.range,
      Message(en: "nothing stands before this comma", ja: "このカンマの前に値がありません"),
      help: Message(en: "delete the comma", ja: "余分なカンマを削除してください"))
  }
}
