import Diagnostics
import Messages
import Spelling

/// A row that stands neither in `order:` nor in `hidden:`.
enum UnlistedRow: DraftRule {
  static let id: RuleID = "unlisted-row"
  static let explanation = Explanation(
    summary: Message(
      en: "A row stands neither in `order:` nor in `hidden:`.",
      ja: "`order:` にも `hidden:` にも書かれていない行があります。"),
    reason: Message(
      en: """
        A row that is in no list could have been forgotten or hidden on purpose, and nobody could \
        tell which.
        """,
      ja: "どのリストにもない行は、書き忘れなのか、意図的に表示していないのか区別できません。"),
    remedy: Message(
      en: "Add the row to `order:` where it is to be shown, or to `hidden:`.",
      ja: """
        表示したい行は `order:` の表示したい位置に、\
        表示しない行は `hidden:` に書き足してください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        winter_fair: { title: 冬のフェア, icon: ac_unit }
      order: [booking, favorite]
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        winter_fair: { title: 冬のフェア, icon: ac_unit }
      order: [booking, favorite]
      hidden: [winter_fair]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    let unlisted = rows(draft, names)
    // One row that stands twice took the place of the one that is missing: that is told there.
    if unlisted.count == 1, RowListedTwice.repetitions(draft, names).count == 1 { return [] }
    return unlisted.map { index in
      let id = draft.rows[index].id
      return diagnostic(draft.string(id.text), at: id.range)
    }
  }

  /// The rows that stand in no list, as indexes.
  static func rows(_ draft: MenuDraft, _ names: Resolution) -> [Int] {
    guard names.areListsComplete else { return [] }
    var isListed = Array(repeating: false, count: draft.rows.count)
    if let header = draft.headerRow { isListed[header] = true }
    func visit(_ item: Resolution.Item) {
      // What was most likely meant is reported where it is misspelt.
      if let row = item.row { isListed[row] = true }
      for row in item.meant { isListed[row] = true }
    }
    for section in names.sections {
      for item in section.items { visit(item) }
    }
    for item in names.hidden { visit(item) }
    return draft.rows.indices.filter { !isListed[$0] }
  }

  private static func diagnostic(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "row \(VisibleText.quoted(name)) stands neither in `order:` nor in `hidden:`",
        ja: "\(VisibleText.quoted(name)) が `order:` にも `hidden:` にもありません"),
      help: Message(
        en: "add it to `order:` where it is shown, or to `hidden:`",
        ja: "表示するなら `order:` に、表示しないなら `hidden:` に書き足してください"))
  }
}
