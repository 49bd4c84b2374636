import Diagnostics
import Messages

/// Text that goes on after a closing quote.
enum TextAfterQuote: Rule {
  static let id: RuleID = "text-after-quote"

  static let explanation = Explanation(
    summary: Message(
      en: "More text follows after the closing quote.",
      ja: "閉じた引用符の後に、まだ文字が続いています。"),
    reason: Message(
      en: "A text in quotes ends at the closing quote, so what follows belongs to nothing.",
      ja: "引用符で囲んだ文字列は、閉じる引用符で終わります。その後の文字は、どこにも属さないため読み取れません。"),
    remedy: Message(
      en: "Put the whole text in quotes. If it holds double quotes, put it in single ones.",
      ja: "文字列全体を引用符で囲んでください。`\"` を含む文字列は '…' で囲みます。"),
    wrong: """
      menu: SideMenu
      rows:
        notice:
          title: "重要" なお知らせ
          icon: campaign
      order: [notice]
      """,
    right: """
      menu: SideMenu
      rows:
        notice:
          title: '"重要" なお知らせ'
          icon: campaign
      order: [notice]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let ended = EndedQuote(in: problem), !ended.isInText else { return nil }
    let rest = ended.rest
    let value = QuotedValue(at: ended.token.start, in: problem)
    return Diagnostic(
      Self.self, at: rest,
      Message(
        en: "text follows after the closing quote: \(shown(problem.file[rest]))",
        ja: "閉じた引用符の後に \(shown(problem.file[rest])) が続いています"),
      help: Message(
        en: "put the whole text in quotes: `\(value.text)`",
        ja: "全体を引用符で囲んでください: `\(value.text)`")
    ).fixed(.unsafe, [value.edit])
  }
}
