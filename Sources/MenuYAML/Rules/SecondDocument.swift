import Diagnostics
import Messages

/// A second menu in one file.
enum SecondDocument: Rule {
  static let id: RuleID = "second-document"

  static let explanation = Explanation(
    summary: Message(
      en: "The file holds a second menu, which starts after a line `---`.",
      ja: "`---` の行の後に、2 つ目のメニューが書かれています。"),
    reason: Message(
      en: "One file becomes one menu. What stands after `---` would not reach the app.",
      ja: "1 つのファイルから作られるメニューは 1 つだけなので、`---` より後の内容はアプリに反映されません。"),
    remedy: Message(
      en: "Move what follows `---` to a file of its own, or delete it.",
      ja: "`---` より後を別のファイルに移してください。不要なら削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      ---
      menu: AccountMenu
      rows:
        log_out: { title: ログアウト, icon: logout }
      order: [log_out]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "a second document starts here; a file holds one menu",
        ja: "ここから 2 つ目の文書が始まっています。1 つのファイルに書けるメニューは 1 つです"),
      help: Message(
        en: "move what follows `---` to a file of its own, or delete it",
        ja: "`---` より後は別のファイルに移すか、削除してください"))
  }
}
