import Diagnostics
import Messages

/// What libyaml cannot read and no other rule explains.
enum YAMLSyntax: Rule {
  static let id: RuleID = "yaml-syntax"

  static let explanation = Explanation(
    summary: Message(
      en: "Something here is not written as YAML asks, and menuc cannot say more exactly what.",
      ja: "YAML の書き方に合っていない箇所がありますが、詳しい原因までは分かりませんでした。"),
    reason: Message(
      en: "From this place on the file cannot be read.",
      ja: "ここから先は、ファイルを読み取れません。"),
    remedy: Message(
      en: """
        Compare the line, and the one above it, with lines that work. Put a text that holds \
        symbols in single quotes.
        """,
      ja: "この行とその上の行を、正しく書けている行と見比べてください。記号を含む文字列は '…' で囲みます。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title: : クーポン
          icon: local_offer
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
          icon: local_offer
      order: [coupon]
      """)

  static func diagnostic(_ problem: SyntaxProblem) -> Diagnostic {
    let reason =
      problem.complaint?.message
      ?? Message(en: "the text is not written as YAML asks", ja: "YAML の書き方に合っていません")
    return Diagnostic(
      Self.self, at: place(of: problem),
      Message(
        en: "this cannot be read: \(reason.english)", ja: "ここが読み取れません。\(reason.japanese)"),
      help: Message(
        en: "compare it with a line that works; quote a text that holds symbols: `'…'`",
        ja: "正しく書けている行と見比べてください。記号を含む文字列は `'…'` で囲みます"))
  }

  /// The word where libyaml gave up; at the end of the file the last word.
  private static func place(of problem: SyntaxProblem) -> SourceRange {
    guard let token = problem.culprit ?? problem.before else {
      return SourceRange(at: problem.offset)
    }
    return problem.firstLine(of: token)
  }
}
