import Diagnostics
import MenuModel
import Messages
import Spelling

/// A row that logs out and is not the last one that opens something.
enum LogOutNotLast: DraftRule {
  static let id: RuleID = "log-out-not-last"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "The row that logs out is followed by rows that open something.",
      ja: "ログアウトの行より下に、何かを開く行があります。"),
    reason: Message(
      en: """
        People expect it at the end, where most menus have it, and tap it by mistake elsewhere.
        """,
      ja: "ログアウトは最後にあるのが一般的で、途中にあると誤って押されがちです。"),
    remedy: Message(
      en: "Move it to the end. Labels, rows with a `when:` and a row that quits may follow.",
      ja: "最後に移してください。何も開かない行、`when:` のある行、終了の行は後ろにあってもかまいません。"),
    wrong: """
      menu: SideMenu
      rows:
        log_out: { title: ログアウト, icon: logout, destination: { action: log_out } }
        favorite: { title: お気に入り, icon: favorite, destination: app://favorites }
      order: [log_out, favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        log_out: { title: ログアウト, icon: logout, destination: { action: log_out } }
        favorite: { title: お気に入り, icon: favorite, destination: app://favorites }
      order: [favorite, log_out]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    let items = names.sections.flatMap(\.items)
    guard let index = items.lastIndex(where: { logsOut($0, draft) }) else { return [] }
    let isFollowed = items[(index + 1)...].contains { item in
      guard let row = item.row.map({ draft.rows[$0] }), row.when.isEmpty else { return false }
      return row.destination != nil && !quits(row, draft)
    }
    guard isFollowed else { return [] }
    let name = VisibleText.quoted(draft.string(items[index].text))
    return [
      Diagnostic(
        Self.self, at: items[index].range,
        Message(
          en: "\(name) logs out and is not the last row that opens something",
          ja: "ログアウトの行 \(name) が最後にありません"),
        help: Message(en: "move it to the end", ja: "最後に移してください"))
    ]
  }

  private static func logsOut(_ item: Resolution.Item, _ draft: MenuDraft) -> Bool {
    item.row.map { isAction(draft.rows[$0], ["log_out", "logout", "sign_out"], draft) } ?? false
  }

  private static func quits(_ row: RowDraft, _ draft: MenuDraft) -> Bool {
    isAction(row, ["exit", "quit", "close_app"], draft)
  }

  private static func isAction(
    _ row: RowDraft, _ names: [String], _ draft: MenuDraft
  ) -> Bool {
    guard case .action(let action) = row.destination?.value else { return false }
    return names.contains { draft.texts[action.text].elementsEqual($0.utf8) }
  }
}
