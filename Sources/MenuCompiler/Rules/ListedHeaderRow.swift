import Diagnostics
import Messages
import Spelling

/// The header row in `order:` or `hidden:`; it always comes first and stands in no list.
///
/// Or a row of `rows:` with its id.
enum ListedHeaderRow: DraftRule {
  static let id: RuleID = "listed-header-row"
  static let explanation = Explanation(
    summary: Message(
      en: "The header row is listed in `order:` or `hidden:`, or a row under `rows:` has its id.",
      ja: """
        ヘッダーの行が `order:` か `hidden:` に書かれているか、`rows:` に同じ id の行があります。
        """),
    reason: Message(
      en: """
        The header row always comes first, so it has no place in a list and cannot be moved or \
        hidden.
        """,
      ja: """
        ヘッダーの行は必ず先頭に表示されるため、リストで並べ替えたり、非表示にしたりはできません。
        """),
    remedy: Message(
      en: """
        Delete the id of the header row from the list, or give the row under `rows:` another id.
        """,
      ja: "リストからヘッダーの行の id を削除するか、`rows:` の行を別の id にしてください。"),
    wrong: """
      menu: HotelMenu
      header: { row: user_info }
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order: [user_info, booking, favorite]
      """,
    right: """
      menu: HotelMenu
      header: { row: user_info }
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order: [booking, favorite]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let header = draft.headerRow else { return [] }
    return (names.sections.flatMap(\.items) + names.hidden).filter { $0.row == header }.map {
      item in
      Diagnostic(
        Self.self, at: item.range,
        Message(
          en:
            "the header row \(VisibleText.quoted(draft.string(item.text))) cannot be listed: it comes first",
          ja: "ヘッダーの行 \(VisibleText.quoted(draft.string(item.text))) はリストに書けません（必ず先頭になります）"),
        notes: [
          .init(
            Message(en: "it is declared here", ja: "ここで宣言されています"), at: draft.rows[header].id.range)
        ],
        help: Message(en: "delete it here", ja: "ここから削除してください"))
    }
  }
}
