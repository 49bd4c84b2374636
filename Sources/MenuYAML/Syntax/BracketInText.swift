import Diagnostics
import Messages

/// A bracket in a text without quotes, in a list or mapping in brackets: it ends the text there.
enum BracketInText: Rule {
  static let id: RuleID = "bracket-in-text"

  static let explanation = Explanation(
    summary: Message(
      en: "In brackets, a text without quotes holds a bracket itself.",
      ja: "括弧の中に書いた引用符のない文字列に、さらに括弧が入っています。"),
    reason: Message(
      en: """
        The bracket in the text is taken for the start or the end of a list or group, so the \
        text is cut off there.
        """,
      ja: "文字列の中の括弧が、リストやまとまりの始まりや終わりとして読まれ、文字列がそこで切れてしまいます。"),
    remedy: Message(
      en: "Put the text in single quotes.",
      ja: "その文字列を '…' で囲んでください。"),
    wrong: """
      menu: SideMenu
      rows:
        notice: { title: お知らせ [重要], icon: campaign }
      order: [notice]
      """,
    right: """
      menu: SideMenu
      rows:
        notice: { title: 'お知らせ [重要]', icon: campaign }
      order: [notice]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard problem.isInFlow, let text = problem.before else { return nil }
    switch problem.complaint {
    case .noBrace, .noBracket:
      guard text.kind == .plain, let bracket = problem.culprit, bracket.kind == .opener,
        problem.isOnOneLine(Token(kind: .plain, range: text.range.joined(to: bracket.range)))
      else { return nil }
      return diagnostic(at: bracket.start, in: text, problem)
    case .colonBeforeBracket:
      guard text.kind == .plain, problem.offset + 1 < problem.bytes.count else { return nil }
      return diagnostic(at: problem.offset + 1, in: text, problem)
    default: return nil
    }
  }

  private static func diagnostic(
    at offset: Int, in text: Token, _ problem: SyntaxProblem
  ) -> Diagnostic {
    let range = SourceRange(offset..<offset + 1)
    let bracket = problem.file[range]
    let value = QuotedValue(at: text.start, in: problem)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(bracket)` cannot stand in a text without quotes that is itself in brackets",
        ja: "括弧の中にある引用符のない文字列に `\(bracket)` は使えません"),
      help: .write(value.text)
    ).fixed(.safe, [value.edit])
  }
}
