import Diagnostics
import Messages

/// A row that stands twice in `order:`, twice in `hidden:`, or in both.
enum RepeatedRow: DraftRule {
  static let id: RuleID = "row-listed-twice"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    var first: [(range: SourceRange, isHidden: Bool)?] = Array(
      repeating: nil, count: draft.rows.count)
    var diagnostics: [Diagnostic] = []
    func visit(_ item: Resolution.Item, isHidden: Bool) {
      // The header row stands in no list; that was reported.
      guard let row = item.row, !(row == 0 && draft.header?.isRow == true) else { return }
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
