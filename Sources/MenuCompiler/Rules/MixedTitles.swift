import Diagnostics
import MenuModel
import Messages

/// Titles as texts in some rows and as keys of the app's string tables in others.
enum MixedTitles: DraftRule {
  static let id: RuleID = "mixed-titles"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Some rows have a `title`, others a `title_key`.",
      ja: "`title` の行と `title_key` の行が混ざっています。"),
    reason: Message(
      en: "Texts then come from two places, and a change in one of them is easily forgotten.",
      ja: "文言の置き場所が 2 か所に分かれ、片方の直し忘れが起きやすくなります。"),
    remedy: Message(
      en: "Use one of the two for all rows, or say in a comment why: see `menuc: ignore`.",
      ja: "どちらかにそろえてください。理由があるときは `menuc: ignore` のコメントを付けます。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        history: { title_key: menu.history, icon: history }
      order: [favorite, history]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        history: { title: 閲覧履歴, icon: history }
      order: [favorite, history]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var firstKey: SourceRange?
    var keys = 0
    var texts = 0
    for row in draft.rows where !row.isBroken {
      guard let title = row.title else { continue }
      switch title.value {
      case .text, .localized: texts += 1
      case .key:
        keys += 1
        firstKey = firstKey ?? title.range
      }
    }
    guard texts > 0, let firstKey else { return [] }
    return [
      Diagnostic(
        Self.self, at: firstKey,
        Message(
          en: "\(keys) of \(keys + texts) titles are keys, the others are texts",
          ja: "タイトル \(keys + texts) 個のうち \(keys) 個だけが `title_key` です"),
        help: Message(
          en: "use either `title` or `title_key` for all rows",
          ja: "`title` か `title_key` のどちらかにそろえてください"))
    ]
  }
}
