import Diagnostics
import Messages

/// The header row in `order:` or `hidden:`; it always comes first and stands in no list.
///
/// Or a row of `rows:` with its id.
enum ListedHeader: DraftRule {
  static let id: RuleID = "listed-header-row"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard draft.header?.isRow == true else { return [] }
    return (names.sections.flatMap(\.items) + names.hidden).filter { $0.row == 0 }.map { item in
      Diagnostic(
        Self.self, at: item.range,
        Message(
          en:
            "the header row \(VisibleText.quoted(draft.string(item.text))) cannot be listed: it comes first",
          ja: "ヘッダーの行 \(VisibleText.quoted(draft.string(item.text))) はリストに書けません（必ず先頭になります）"),
        notes: [
          .init(
            Message(en: "it is declared here", ja: "ここで宣言されています"), at: draft.rows[0].id.range)
        ],
        help: Message(en: "delete it here", ja: "ここから削除してください"))
    }
  }
}
