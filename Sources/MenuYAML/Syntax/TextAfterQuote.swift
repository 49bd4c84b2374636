import Diagnostics
import Messages

/// Text that goes on after a closing quote, or a quote in a text that is quoted with the same.
enum TextAfterQuote {
  static let id: RuleID = "text-after-quote"
  static let insideID: RuleID = "quote-in-quotes"

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let place = place(in: problem) else { return nil }
    let quote = problem.text(place.quote).first == "'" ? "'" : "\""
    let rest = QuotedValue.range(at: place.text.start, in: problem)
    let isAdjacent = place.quote.end == place.text.start
    if isAdjacent, problem.file[rest].contains(quote) {
      return quoteInside(quote, at: place.quote.end - 1, problem)
    }
    return textAfter(place.quote, rest: rest, problem)
  }

  /// A quoted text with a text after it on the same line, where libyaml gave up or where it missed
  /// a colon.
  static func place(in problem: SyntaxProblem) -> (quote: Token, text: Token)? {
    let index = problem.keyIndex ?? (problem.readCount - 1)
    guard problem.tokens.indices.contains(index), index + 1 < problem.tokens.count else {
      return nil
    }
    let (quote, text) = (problem.tokens[index], problem.tokens[index + 1])
    guard quote.isQuoted,
      [
        .plain, .singleQuoted, .doubleQuoted, .reserved, .property,
        .opener,
      ].contains(text.kind), problem.line(at: quote.end).offsets.contains(text.start)
    else { return nil }
    return (quote, text)
  }

  private static func quoteInside(
    _ quote: String, at offset: Int, _ problem: SyntaxProblem
  ) -> Diagnostic {
    let escape = quote == "'" ? "''" : "\\\""
    return Diagnostic(
      insideID, at: SourceRange(offset..<offset + 1),
      Message(
        en: "the quote `\(quote)` ends the text here, and more text follows",
        ja: "文字列がこの引用符 `\(quote)` で終わっていますが、まだ続きがあります"),
      help: Message(
        en: "for a `\(quote)` in the text write `\(escape)`",
        ja: "文字列の中の `\(quote)` は `\(escape)` と書いてください"))
  }

  private static func textAfter(
    _ quote: Token, rest: SourceRange, _ problem: SyntaxProblem
  ) -> Diagnostic {
    let value = QuotedValue(at: quote.start, in: problem).text
    return Diagnostic(
      id, at: rest,
      Message(
        en: "text follows after the closing quote: \(shown(problem.file[rest]))",
        ja: "閉じた引用符の後に \(shown(problem.file[rest])) が続いています"),
      help: Message(
        en: "put the whole text in quotes: `\(value)`", ja: "全体を引用符で囲んでください: `\(value)`"))
  }
}
