import Diagnostics
import Messages
import Spelling

/// A row that stands twice in `order:`, twice in `hidden:`, or in both.
enum RowListedTwice: DraftRule {
  static let id: RuleID = "row-listed-twice"
  static let explanation = Explanation(
    summary: Message(
      en: "A row is listed twice in `order:` or `hidden:`, or it stands in both.",
      ja: "同じ行が `order:` や `hidden:` に 2 回書かれているか、その両方に書かれています。"),
    reason: Message(
      en: "Each row has one place in the menu or is hidden, so its position would not be clear.",
      ja: """
        1 つの行は、メニューの 1 か所に表示するか非表示にするかのどちらかです。\
        2 回書かれていると位置が決まりません。
        """),
    remedy: Message(
      en: "Keep the row where it belongs, and delete it from the other place.",
      ja: "正しい場所にだけ残し、もう一方からは削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        history: { title: 閲覧履歴, icon: history }
      order: [history, booking, favorite, history]
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        history: { title: 閲覧履歴, icon: history }
      order: [booking, favorite, history]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var first: [(range: SourceRange, isHidden: Bool)?] = Array(
      repeating: nil, count: draft.rows.count)
    var diagnostics: [Diagnostic] = []
    func visit(_ item: Resolution.Item, isHidden: Bool) {
      // The header row stands in no list; that was reported.
      guard let row = item.row, row != draft.headerRow else { return }
      guard let place = first[row] else {
        first[row] = (item.range, isHidden)
        return
      }
      diagnostics.append(
        diagnostic(
          draft.string(item.text), at: item.range, first: place.range,
          isInBoth: isHidden != place.isHidden))
    }
    for section in names.sections {
      for item in section.items { visit(item, isHidden: false) }
    }
    // Without an order, the hidden rows are those that the order of `rows:` leaves out.
    for item in names.hidden { visit(item, isHidden: true) }
    return diagnostics
  }

  private static func diagnostic(
    _ name: String, at range: SourceRange, first: SourceRange, isInBoth: Bool
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      isInBoth
        ? Message(
          en: "row \(VisibleText.quoted(name)) stands both in `order:` and in `hidden:`",
          ja: "\(VisibleText.quoted(name)) が `order:` と `hidden:` の両方にあります")
        : Message(
          en: "row \(VisibleText.quoted(name)) is listed a second time",
          ja: "\(VisibleText.quoted(name)) が 2 回書かれています"),
      notes: [.init(Message(en: "it is first listed here", ja: "1 回目はここです"), at: first)],
      help: Message(en: "delete one of the two", ja: "どちらか 1 つを削除してください"))
  }
}
