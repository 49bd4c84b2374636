import Diagnostics
import Messages

/// A row that stands neither in `order:` nor in `hidden:`.
enum UnlistedRow: DraftRule {
  static let id: RuleID = "unlisted-row"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard names.areListsComplete else { return [] }
    var isListed = Array(repeating: false, count: draft.rows.count)
    if draft.header?.isRow == true { isListed[0] = true }
    func visit(_ item: Resolution.Item) {
      // What was most likely meant is reported where it is misspelt.
      if let row = item.row { isListed[row] = true }
      for row in item.meant { isListed[row] = true }
    }
    for section in names.sections {
      for item in section.items { visit(item) }
    }
    for item in names.hidden { visit(item) }
    return draft.rows.indices.lazy.filter { !isListed[$0] }.map { index in
      diagnostic(draft.string(draft.rows[index].id.text), at: draft.rows[index].id.range)
    }
  }

  private static func diagnostic(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      id, at: range,
      Message(
        en: "row \(quoted(name)) stands neither in `order:` nor in `hidden:`",
        ja: "\(quoted(name)) が `order:` にも `hidden:` にもありません"),
      help: Message(
        en: "add it to `order:` where it is shown, or to `hidden:`",
        ja: "表示するなら `order:` に、表示しないなら `hidden:` に書き足してください"))
  }
}
