import Diagnostics
import Messages

/// A character that looks like the dash of a list item.
enum FullWidthDash: Rule {
  static let id: RuleID = "fullwidth-dash"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow else { return nil }
    for line in problem.suspects {
      let start = line.contentStart
      var scalars = ScalarOffsets(of: problem.file, in: start..<line.offsets.upperBound)
      guard let mark = scalars.next()?.scalar, isDash(mark), startsItem(scalars.next()?.scalar)
      else { continue }
      let (range, name) = (problem.character(at: start), mark.codePointName)
      return Diagnostic(
        Self.self, at: range,
        Message(
          en: "`\(mark)` (\(name)) stands where the plain dash `-` of a list item is needed",
          ja: "リストの `-` の位置に `\(mark)`（\(name)）が書かれています"),
        help: Message(
          en: "write `- ` with a plain dash and a space",
          ja: "半角の `-` と半角スペースを書いてください"))
    }
    return nil
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "－", "﹣", "ー", "ｰ", "−", "‐", "‑", "‒", "–", "—", "―", "─", "・", "･", "•": true
    default: false
    }
  }

  /// Whether what follows looks like an item rather than the rest of a Japanese word.
  private static func startsItem(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isSpaceLike || scalar.isASCII
  }
}
