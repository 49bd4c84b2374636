import Diagnostics
import Messages

/// A list item where a key is needed.
enum StrayDash: Rule {
  static let id: RuleID = "stray-dash"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let dash = problem.culprit, dash.kind == .dash else { return nil }
    return Diagnostic(
      Self.self, at: dash.range,
      Message(
        en: "a list item (`- `) stands where a key is needed",
        ja: "キーが必要な場所にリストの項目（`- `）があります"),
      help: Message(
        en: "delete the dash, or put the item below the key that it belongs to",
        ja: "`-` を削除するか、この項目が属するキーの下に移してください"))
  }
}
