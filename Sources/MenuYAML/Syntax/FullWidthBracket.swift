import Diagnostics
import Messages

/// A closing bracket of Japanese text where the plain one is needed.
enum FullWidthBracket: Rule {
  static let id: RuleID = "fullwidth-bracket"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let opener = problem.openBrackets.last, let last = problem.before else { return nil }
    let lookalikes: [Unicode.Scalar] = problem.text(opener) == "[" ? ["］", "】", "〕"] : ["｝"]
    let line = problem.line(at: opener.start)
    let end = min(max(last.end, opener.end), line.offsets.upperBound)
    for (offset, scalar) in ScalarOffsets(of: problem.file, in: opener.end..<end)
    where lookalikes.contains(scalar) {
      let close = UnclosedBracket.closer(of: opener, problem)
      return Diagnostic(
        Self.self, at: problem.character(at: offset),
        Message(
          en: "`\(scalar)` (\(scalar.codePointName)) does not close the bracket; `\(close)` does",
          ja: "`\(scalar)`（\(scalar.codePointName)）では閉じられません。半角の `\(close)` が必要です"),
        notes: [
          .init(Message(en: "the bracket opens here", ja: "括弧はここで始まっています"), at: opener.range)
        ],
        help: Message(
          en: "write `\(close)` instead", ja: "半角の `\(close)` に書き換えてください"))
    }
    return nil
  }
}
