import Diagnostics
import Messages

/// A comma with nothing before it.
enum ExtraComma: Rule {
  static let id: RuleID = "extra-comma"

  static let explanation = Explanation(
    summary: Message(
      en: "In brackets, a comma stands with nothing before it.",
      ja: "括弧の中に、直前に何も書かれていないカンマがあります。"),
    reason: Message(
      en: "An entry may have been forgotten there, and menuc does not guess which.",
      ja: "そこに入るはずの項目を書き忘れている可能性があり、menuc では判断できません。"),
    remedy: Message(
      en: "Delete the comma, or write the missing entry before it.",
      ja: "カンマを削除するか、抜けている項目を書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon,, favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let comma = problem.culprit, comma.kind == .comma, let before = problem.before,
      before.kind == .comma || before.kind == .opener
    else { return nil }
    let isOnOneLine = problem.line(at: before.end).offsets.contains(comma.start)
    let start = before.kind == .comma && isOnOneLine ? before.end : comma.start
    return Diagnostic(
      Self.self, at: comma.range,
      Message(en: "nothing stands before this comma", ja: "このカンマの前に値がありません"),
      help: Message(en: "delete the comma", ja: "余分なカンマを削除してください")
    ).fixed(.safe, [TextEdit(SourceRange(start..<comma.end), with: "")])
  }
}
