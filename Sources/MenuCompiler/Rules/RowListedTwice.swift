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
    let repetitions = repetitions(draft, names)
    let missing = repetitions.count == 1 ? UnlistedRow.rows(draft, names) : []
    let meant = missing.count == 1 ? draft.string(draft.rows[missing[0]].id.text) : nil
    return repetitions.map { diagnostic($0, draft.string($0.item.text), meant: meant) }
  }

  /// A row that is listed, and was before.
  struct Repetition {
    var item: Resolution.Item
    var first: SourceRange
    var isInBoth: Bool
  }

  /// The repetitions in the order of the lists.
  static func repetitions(_ draft: MenuDraft, _ names: Resolution) -> [Repetition] {
    var first: [(range: SourceRange, isHidden: Bool)?] = Array(
      repeating: nil, count: draft.rows.count)
    var repetitions: [Repetition] = []
    func visit(_ item: Resolution.Item, isHidden: Bool) {
      // The header row stands in no list; that was reported.
      guard let row = item.row, row != draft.headerRow else { return }
      guard let place = first[row] else {
        first[row] = (item.range, isHidden)
        return
      }
      repetitions.append(
        Repetition(item: item, first: place.range, isInBoth: isHidden != place.isHidden))
    }
    for section in names.sections {
      for item in section.items { visit(item, isHidden: false) }
    }
    // Without an order, the hidden rows are those that the order of `rows:` leaves out.
    for item in names.hidden { visit(item, isHidden: true) }
    return repetitions
  }

  /// What is told of a repetition.
  ///
  /// - Parameters:
  ///   - repetition: the repetition.
  ///   - name: the row.
  ///   - meant: the one row that stands in no list, and was most likely meant.
  /// - Returns: the diagnostic.
  private static func diagnostic(
    _ repetition: Repetition, _ name: String, meant: String?
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: repetition.item.range,
      repetition.isInBoth
        ? Message(
          en: "row \(VisibleText.quoted(name)) stands both in `order:` and in `hidden:`",
          ja: "\(VisibleText.quoted(name)) が `order:` と `hidden:` の両方にあります")
        : Message(
          en: "row \(VisibleText.quoted(name)) is listed a second time",
          ja: "\(VisibleText.quoted(name)) が 2 回書かれています"),
      notes: [
        .init(Message(en: "it is first listed here", ja: "1 回目はここです"), at: repetition.first)
      ],
      help: meant.map { meant in
        Message(
          en: "row `\(meant)` is in no list; write it in place of one of the two",
          ja: "`\(meant)` がどのリストにもありません。どちらか一方を `\(meant)` に書き換えてください")
      } ?? Message(en: "delete one of the two", ja: "どちらか 1 つを削除してください")
    ).fixed(.unsafe, with: meant)
  }
}
