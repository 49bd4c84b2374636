import Diagnostics
import Messages

/// A key whose colon has no space after it, so that YAML takes all of it for a text.
enum MissingSpaceAfterColon: Rule {
  static let id: RuleID = "missing-space-after-colon"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    if problem.complaint == .colonBeforeBracket { return inBrackets(problem) }
    for line in problem.suspects where !problem.isInFlow {
      guard let key = KeyWord(of: line), key.mark == ":" else { continue }
      let rest = key.range.upperBound + 1..<line.offsets.upperBound
      let text = String(decoding: problem.bytes[rest.prefix(200)], as: UTF8.self)
      guard let next = text.first, !next.isWhitespace, !text.hasPrefix("//") else { continue }
      return diagnostic(problem.file[key.range], colon: key.range.upperBound)
    }
    return nil
  }

  /// `{ title:{ ja: x } }`; in brackets libyaml says so itself.
  private static func inBrackets(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let index = problem.index(at: problem.contextOffset ?? problem.offset) else { return nil }
    let key = problem.tokens[index]
    let isAtKey = problem.token(before: index).map { [.comma, .opener].contains($0.kind) } ?? true
    guard isAtKey, key.kind == .plain else { return nil }
    return diagnostic(problem.text(key), colon: key.end)
  }

  private static func diagnostic(_ key: String, colon: Int) -> Diagnostic {
    let example = key.unicodeScalars.count > QuotedValue.longest ? "" : VisibleText.spelled(key)
    return Diagnostic(
      Self.self, at: SourceRange(colon..<colon + 1),
      Message(
        en: "there is no space after the colon of \(shown(key))",
        ja: "\(shown(key)) の `:` の後にスペースがありません"),
      help: Message(
        en: "write `\(example): ` and then the value",
        ja: "`\(example): ` のように、半角スペースを入れてから値を書いてください"))
  }
}
