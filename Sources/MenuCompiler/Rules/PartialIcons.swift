import Diagnostics
import Messages
import Spelling

/// Rows without an icon where others have one.
enum PartialIcons: DraftRule {
  static let id: RuleID = "partial-icons"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Some rows that open something have an icon, others have none.",
      ja: "アイコンのある行とない行が混ざっています。"),
    reason: Message(
      en: "The titles then do not stand in one line, and the menu looks unfinished.",
      ja: "タイトルの位置がそろわず、作りかけのように見えます。"),
    remedy: Message(
      en: "Give every row an icon, or none. Labels, which open nothing, need none.",
      ja: "すべての行にアイコンを付けるか、すべて外してください。何も開かない行には不要です。"),
    wrong: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, destination: app://favorites }
        history: { title: 閲覧履歴, destination: app://history }
      order: [favorite, history]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, destination: app://favorites }
        history: { title: 閲覧履歴, icon: history, destination: app://history }
      order: [favorite, history]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var withIcon = 0
    var without: [NameDraft] = []
    for section in names.sections {
      for row in section.items.compactMap({ $0.row }) where !draft.rows[row].isBroken {
        if draft.rows[row].icon != nil {
          withIcon += 1
        } else if draft.rows[row].destination != nil {
          without.append(draft.rows[row].id)
        }
      }
    }
    guard withIcon > 0, let first = without.first else { return [] }
    let name = VisibleText.quoted(draft.string(first.text))
    let others = without.count - 1
    return [
      Diagnostic(
        Self.self, at: first.range,
        Message(
          en:
            "row \(name)\(others > 0 ? " and \(others) more" : "") has no icon, but others have one",
          ja: "\(name) \(others > 0 ? "ほか \(others) 行" : "")にアイコンがありません（ほかの行にはあります）"),
        help: Message(
          en: "give every row an icon, or none", ja: "全部の行に付けるか、全部外してください"))
    ]
  }
}
