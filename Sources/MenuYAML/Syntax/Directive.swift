import Diagnostics
import Messages

/// A line that starts with `%`, which is an instruction to the YAML reader.
enum Directive: Rule {
  static let id: RuleID = "directive"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    let lines = problem.suspects + [problem.line(at: problem.contextOffset ?? problem.offset)]
    for line in lines where problem.bytes[line.offsets].first == UInt8(ascii: "%") {
      guard let index = problem.index(at: line.offsets.lowerBound),
        problem.tokens[index].kind == .directive
      else { continue }
      return Diagnostic(
        Self.self, at: SourceRange(line.offsets),
        Message(
          en: "a line that starts with `%` cannot stand in a menu file",
          ja: "`%` で始まる行は使えません"),
        help: Message(
          en: "delete the line, or start it with `#` to make it a comment",
          ja: "行を削除するか、先頭に `#` を付けてコメントにしてください"))
    }
    return nil
  }
}
