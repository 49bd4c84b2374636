import Diagnostics
import Messages

/// A quote that is opened and not closed where its author meant to.
enum UnclosedQuote: Rule {
  static let id: RuleID = "unclosed-quote"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    switch problem.complaint {
    case .noEndOfQuote, .markerInQuote:
      guard let index = problem.contextOffset.flatMap(problem.index(at:)) else { return nil }
      return diagnostic(problem.tokens[index], problem)
    default:
      guard let text = TextAfterQuote.place(in: problem) else { return nil }
      let isMeantToEnd = problem.isOnOneLine(text.quote) && !endsBeforeValue(text.quote, problem)
      return isMeantToEnd ? nil : diagnostic(text.quote, problem)
    }
  }

  static func diagnostic(_ quote: Token, _ problem: SyntaxProblem) -> Diagnostic {
    let mark = problem.file[SourceRange(quote.start..<quote.start + 1)]
    let range = QuotedValue.range(at: quote.start + 1, in: problem)
    let text = problem.file[range]
    let isShort = !text.isEmpty && text.unicodeScalars.count <= QuotedValue.longest
    let example = isShort ? "\(mark)\(VisibleText.spelled(text))\(mark)" : "\(mark)…\(mark)"
    return Diagnostic(
      Self.self, at: SourceRange(quote.start..<quote.start + 1),
      Message(
        en: "the quote `\(mark)` that opens here is not closed on this line",
        ja: "ここで始まる引用符 `\(mark)` が、この行で閉じられていません"),
      help: Message(
        en: "close it where the text ends: `\(example)`",
        ja: "文字列の終わりに `\(mark)` を書いてください: `\(example)`"))
  }

  /// Whether the quote that closes a text stands where the next text opens, as in
  /// `{ title: "a, icon: "b" }`.
  private static func endsBeforeValue(_ quote: Token, _ problem: SyntaxProblem) -> Bool {
    let inside = problem.file[quote.range].dropFirst().dropLast()
    return [": ", ", ", "[", "{ "].contains { inside.hasSuffix($0) }
  }
}
