import Diagnostics
import Messages

/// A closing bracket that no bracket of its kind opens.
enum UnmatchedBracket: Rule {
  static let id: RuleID = "unmatched-bracket"

  static let explanation = Explanation(
    summary: Message(
      en: "A closing bracket has no opening bracket of its kind.",
      ja: "閉じ括弧に対応する、同じ種類の開き括弧がありません。"),
    reason: Message(
      en: "So nobody can tell where the list or group begins or ends.",
      ja: "リストやまとまりがどこからどこまでなのか、判断できません。"),
    remedy: Message(
      en: "Close `[` with `]` and `{` with `}`, and delete a bracket that is too many.",
      ja: "`[` は `]` で、`{` は `}` で閉じてください。余分な括弧は削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite}
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let culprit = problem.culprit, culprit.kind == .closer else { return nil }
    let bracket = problem.text(culprit)
    guard let opener = problem.openBrackets.last else {
      return Diagnostic(
        Self.self, at: culprit.range,
        Message(
          en: "there is no opening bracket for this `\(bracket)`",
          ja: "この `\(bracket)` に対応する開き括弧がありません"),
        help: Message(
          en: "delete it, or quote a text that holds it: `'…'`",
          ja: "削除するか、文字列の一部なら '…' で囲んでください")
      ).fixed(.unsafe, with: "")
    }
    let closer = UnclosedBracket.closer(of: opener, problem)
    // Where it closes an outer bracket, the inner one is what is wrong.
    let closesOuter = problem.openBrackets.dropLast().contains { outer in
      UnclosedBracket.closer(of: outer, problem) == bracket
    }
    guard closer != bracket, !closesOuter else { return nil }
    return Diagnostic(
      Self.self, at: culprit.range,
      Message(
        en: "`\(bracket)` cannot close a `\(problem.text(opener))`",
        ja: "`\(problem.text(opener))` は `\(bracket)` では閉じられません"),
      notes: [
        .init(Message(en: "the bracket opens here", ja: "括弧はここで始まっています"), at: opener.range)
      ],
      help: .write(closer)
    ).fixed(.unsafe, with: closer)
  }
}
