import Diagnostics
import Messages
import Spelling

/// A quote that is opened and not closed where its author meant to.
enum UnclosedQuote: Rule {
  static let id: RuleID = "unclosed-quote"

  static let explanation = Explanation(
    summary: Message(
      en: "A quote opens a text, and none closes it on the same line.",
      ja: "引用符で始めた文字列が、同じ行で閉じられていません。"),
    reason: Message(
      en: "Everything up to the next quote, on the lines below, would become a part of the text.",
      ja: "次の引用符が出てくるまで、下の行もすべて文字列の一部として読まれてしまいます。"),
    remedy: Message(
      en: "Write the same quote where the text ends.",
      ja: "文字列の終わりに、同じ引用符を書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title: "クーポン
          icon: local_offer
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon:
          title: "クーポン"
          icon: local_offer
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    switch problem.complaint {
    case .noEndOfQuote, .markerInQuote:
      guard let index = problem.contextOffset.flatMap(problem.index(at:)) else { return nil }
      return diagnostic(problem.tokens[index], problem)
    default:
      guard let quote = EndedQuote(in: problem)?.token else { return nil }
      let isMeantToEnd = problem.isOnOneLine(quote) && !endsBeforeValue(quote, problem)
      return isMeantToEnd ? nil : diagnostic(quote, problem)
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
        ja: "文字列の終わりに `\(mark)` を書いてください: `\(example)`")
    ).fixed(.unsafe, [TextEdit(SourceRange(at: range.upperBound), with: mark)])
  }

  /// Whether the quote that closes a text stands where the next text opens, as in
  /// `{ title: "a, icon: "b" }`.
  private static func endsBeforeValue(_ quote: Token, _ problem: SyntaxProblem) -> Bool {
    let inside = problem.file[quote.range].dropFirst().dropLast()
    return [": ", ", ", "[", "{ "].contains { inside.hasSuffix($0) }
  }
}
