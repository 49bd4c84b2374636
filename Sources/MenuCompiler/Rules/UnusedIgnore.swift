import Diagnostics
import Messages
import Spelling

/// A comment that excuses a line from a rule which the line does not break.
enum UnusedIgnore: Rule {
  static let id: RuleID = "unused-ignore"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "A comment `# menuc: ignore[rule]` excuses its line from a rule that it keeps.",
      ja: "`# menuc: ignore[ルール]` を付けた行は、そのルールに違反していません。"),
    reason: Message(
      en: "It would hide the next mistake of that kind.",
      ja: "残しておくと、次に同じ間違いをしたときに見逃します。"),
    remedy: Message(
      en: "Delete the comment. Errors cannot be excused.",
      ja: "コメントを削除してください。エラーは除外できません。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite:
          title: お気に入り # menuc: ignore[long-title] once it was long
          icon: favorite
      order: [favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
      order: [favorite]
      """)

  static func diagnostic(_ rule: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "this line keeps \(VisibleText.quoted(rule)), so that there is nothing to excuse",
        ja: "この行は \(VisibleText.quoted(rule)) に違反していません"),
      help: Message(en: "delete the comment", ja: "コメントを削除してください")
    ).fixed(.safe, with: "")
  }
}
