import Diagnostics
import Messages

/// A colon with a space after it in a text without quotes.
enum ColonInText: Rule {
  static let id: RuleID = "colon-in-text"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let colon = problem.culprit, colon.kind == .colon, problem.readCount >= 2,
      let text = problem.before, text.isText,
      let mark = problem.token(before: problem.readCount, by: 2), mark.kind == .colon,
      problem.line(at: mark.start).offsets.contains(colon.start)
    else { return nil }
    let value = QuotedValue(at: text.start, in: problem).text
    return Diagnostic(
      Self.self, at: colon.range,
      Message(
        en: "a text without quotes cannot hold a colon and a space",
        ja: "引用符のない文字列の中に「`:` とスペース」は書けません"),
      help: Message(en: "write `\(value)`", ja: "`\(value)` と書いてください"))
  }
}
