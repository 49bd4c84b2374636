import Diagnostics
import Messages

/// A quote in a text that is quoted with the same.
enum QuoteInQuotes: Rule {
  static let id: RuleID = "quote-in-quotes"

  static let explanation = Explanation(
    summary: Message(
      en: "A text in quotes holds the same kind of quote.",
      ja: "引用符で囲んだ文字列の中に、同じ引用符が入っています。"),
    reason: Message(
      en: "The text ends at that quote already, and its rest cannot be read.",
      ja: "文字列がその引用符で終わってしまい、残りの部分を読み取れません。"),
    remedy: Message(
      en: """
        Within single quotes write `''` for a quote, within double quotes `\\"`; or use the \
        other kind around the text.
        """,
      ja: "'…' の中の `'` は `''`、\"…\" の中の `\"` は `\\\"` と書いてください。外側をもう一方の引用符に替えても構いません。"),
    wrong: """
      menu: SideMenu
      rows:
        news:
          title:
            ja: 新着情報
            en: 'What's new'
      order: [news]
      """,
    right: """
      menu: SideMenu
      rows:
        news:
          title:
            ja: 新着情報
            en: 'What''s new'
      order: [news]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let ended = EndedQuote(in: problem), ended.isInText else { return nil }
    let quote = ended.mark
    let escape = quote == "'" ? "''" : "\\\""
    return Diagnostic(
      Self.self, at: SourceRange(ended.token.end - 1..<ended.token.end),
      Message(
        en: "the quote `\(quote)` ends the text here, and more text follows",
        ja: "文字列がこの引用符 `\(quote)` で終わっていますが、まだ続きがあります"),
      help: Message(
        en: "for a `\(quote)` in the text write `\(escape)`",
        ja: "文字列の中の `\(quote)` は `\(escape)` と書いてください")
    ).fixed(.safe, edits(ended, escape, in: problem))
  }

  /// Escapes each quote but the one at the very end; where there is none, nobody knows where the
  /// text was meant to end.
  private static func edits(
    _ ended: EndedQuote, _ escape: String, in problem: SyntaxProblem
  ) -> [TextEdit] {
    let mark = Array(ended.mark.utf8)[0]
    let last = ended.rest.upperBound - 1
    guard problem.bytes[last] == mark else { return [] }
    return (ended.token.end - 1..<last).filter { problem.bytes[$0] == mark }.map { offset in
      TextEdit(SourceRange(offset..<offset + 1), with: escape)
    }
  }
}
