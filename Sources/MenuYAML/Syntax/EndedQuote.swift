import Diagnostics

/// A text in quotes with more text after it on the same line, where libyaml gave up or where it
/// missed a colon.
struct EndedQuote {
  /// The text in quotes.
  let token: Token
  /// What follows, up to where its author meant it to end.
  let rest: SourceRange
  /// The quote: `'` or `"`.
  let mark: String
  /// Whether the quote stands in the text that its author meant, as in `'it's'`.
  let isInText: Bool

  init?(in problem: SyntaxProblem) {
    let index = problem.keyIndex ?? (problem.readCount - 1)
    guard problem.tokens.indices.contains(index), index + 1 < problem.tokens.count else {
      return nil
    }
    let (quote, next) = (problem.tokens[index], problem.tokens[index + 1])
    guard quote.isQuoted, Self.isText(next),
      problem.line(at: quote.end).offsets.contains(next.start)
    else { return nil }
    token = quote
    rest = QuotedValue.range(at: next.start, in: problem)
    mark = problem.text(quote).first == "'" ? "'" : "\""
    isInText = quote.end == next.start && problem.file[rest].contains(mark)
  }

  private static func isText(_ token: Token) -> Bool {
    switch token.kind {
    case .plain, .singleQuoted, .doubleQuoted, .reserved, .property, .opener: true
    default: false
    }
  }
}
