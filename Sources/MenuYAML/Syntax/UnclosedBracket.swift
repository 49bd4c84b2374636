import Diagnostics
import Messages

/// A bracket that is opened and not closed.
enum UnclosedBracket: Rule {
  static let id: RuleID = "unclosed-bracket"

  static let explanation = Explanation(
    summary: Message(
      en: "A bracket is opened and not closed.",
      ja: "開いた括弧が閉じられていません。"),
    reason: Message(
      en: "The lines below are taken for a part of the same list or group.",
      ja: "下の行まで、同じリストやまとまりの続きとして読まれてしまいます。"),
    remedy: Message(
      en: "Write `]` or `}` where the list or group ends.",
      ja: "リストやまとまりの終わりに、`]` または `}` を書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let opener = problem.openBrackets.last, isUnclosed(opener, problem) else { return nil }
    let (bracket, close) = (problem.text(opener), closer(of: opener, problem))
    return Diagnostic(
      Self.self, at: opener.range,
      Message(
        en: "the bracket `\(bracket)` that opens here is not closed",
        ja: "ここで始まる括弧 `\(bracket)` が閉じられていません"),
      help: Message(
        en: "write `\(close)` where the \(bracket == "[" ? "list" : "group") ends",
        ja: "\(bracket == "[" ? "リスト" : "まとまり")の終わりに `\(close)` を書いてください")
    ).fixed(
      .unsafe,
      [
        TextEdit(
          SourceRange(at: problem.firstLine(of: problem.before ?? opener).upperBound), with: close)
      ])
  }

  /// The bracket that closes another.
  static func closer(of opener: Token, _ problem: SyntaxProblem) -> String {
    problem.text(opener) == "[" ? "]" : "}"
  }

  /// At the end of the file, before the bracket of an outer list, or at a line that starts no
  /// further to the right than the one where the bracket opens.
  private static func isUnclosed(_ opener: Token, _ problem: SyntaxProblem) -> Bool {
    guard let culprit = problem.culprit else { return true }
    if culprit.kind == .closer { return problem.text(culprit) != closer(of: opener, problem) }
    let (first, last) = (problem.line(at: opener.start), problem.line(at: culprit.start))
    return first.offsets != last.offsets && last.indentation <= first.indentation
  }
}
