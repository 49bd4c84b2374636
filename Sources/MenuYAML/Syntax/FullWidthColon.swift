import Diagnostics
import Messages

/// A colon of another width, or of another script, after a key.
enum FullWidthColon: Rule {
  static let id: RuleID = "fullwidth-colon"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    for line in problem.suspects {
      guard let key = KeyWord(of: line), isColon(key.mark) else { continue }
      let range = problem.character(at: key.range.upperBound)
      let (word, mark) = (shown(problem.file[key.range]), problem.file[range])
      return Diagnostic(
        Self.self, at: range,
        Message(
          en: "the colon after \(word) is `\(mark)` (\(key.mark.codePointName)), not the plain `:`",
          ja: "\(word) の後のコロンが全角の `\(mark)`（\(key.mark.codePointName)）になっています"),
        help: Message(
          en: "write `\(problem.file[key.range]): ` with a plain colon and a space",
          ja: "`\(problem.file[key.range]): ` のように、半角のコロンとスペースを書いてください"))
    }
    return nil
  }

  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "：", "﹕", "︓", "∶", "꞉": true
    default: false
    }
  }
}
