import Diagnostics
import Spelling

/// A text that must be quoted, as the user should write it.
struct QuotedValue {
  /// The value in quotes, after its key where it has one: `title: '@ホーム'`.
  let text: String
  /// Puts the value in quotes.
  let edit: TextEdit

  /// How much of a user's text a sentence repeats.
  static let longest = 40

  /// The text without quotes that starts at an offset, up to where its author meant it to end.
  init(at start: Int, in problem: SyntaxProblem) {
    let range = Self.range(at: start, in: problem)
    let value = problem.file[range]
    let quoted = singleQuoted(value)
    edit = TextEdit(range, with: quoted)
    let quote = value.unicodeScalars.count > Self.longest ? "'…'" : VisibleText.spelled(quoted)
    text = Self.key(before: start, in: problem).map { "\($0): \(quote)" } ?? quote
  }

  /// From an offset to the end of the line, without a comment; in brackets to the next comma or to
  /// the closing bracket.
  static func range(at start: Int, in problem: SyntaxProblem) -> SourceRange {
    let bytes = problem.bytes
    let lineEnd = problem.line(at: start).offsets.upperBound
    var end = start
    var depth = 0
    for offset in start..<max(start, lineEnd) {
      let byte = Unicode.Scalar(bytes[offset])
      if byte == "#", offset > start, bytes[offset - 1] == 0x20 { break }
      if byte == "[" || byte == "{" { depth += 1 }
      if byte == "]" || byte == "}" { depth -= 1 }
      if problem.isInFlow, depth < 0 || (depth == 0 && byte == ",") { break }
      if byte != " " && byte != "\t" { end = offset + 1 }
    }
    return SourceRange(start..<end)
  }

  private static func key(before start: Int, in problem: SyntaxProblem) -> String? {
    guard let index = problem.index(at: start), let colon = problem.token(before: index),
      colon.kind == .colon, let key = problem.token(before: index, by: 2), key.isText
    else { return nil }
    let text = problem.text(key)
    guard text.unicodeScalars.count <= longest, problem.isOnOneLine(key) else { return nil }
    return VisibleText.spelled(text)
  }
}

/// A word from a file in backticks, shortened where it is long, with what cannot be seen spelt out.
func shown(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  let start = String(String.UnicodeScalarView(scalars.prefix(QuotedValue.longest)))
  let isCut = scalars.dropFirst(QuotedValue.longest).first != nil
  return "`\(VisibleText.spelled(start))\(isCut ? "…" : "")`"
}
