import Diagnostics
import MenuModel
import Spelling

/// What the lists of a draft refer to.
struct Resolution {
  /// One id of a list of rows.
  struct Item {
    var text: Text
    var range: SourceRange
    /// The row, as an index into the draft's rows; `nil` where there is none of that name.
    var row: Int?
    /// The rows that were most likely meant where there is none.
    var meant: [Int] = []
    /// Whether it is the title of the row that was meant.
    var isTitle = false
  }

  /// One section, in display order.
  struct OrderedSection {
    /// Its name; `nil` is the one section of a menu that names none.
    var id: NameDraft?
    /// What `sections:` says of it, as an index into the draft's sections.
    var definition: Int?
    var items: [Item]
  }

  var sections: [OrderedSection] = []
  var hidden: [Item] = []
  /// Whether every list could be read to its end, so that a row in none of them is missing there.
  var areListsComplete = true
}

/// Finds out what the lists of a draft refer to.
func resolve(_ draft: MenuDraft) -> Resolution {
  var resolver = Resolver(draft)
  return resolver.resolve()
}

private struct Resolver {
  let draft: MenuDraft
  var speller = Speller()
  /// The rows by id and by title, where a name was wrong.
  private lazy var rowsByID = Dictionary(
    draft.rows.enumerated().map { (draft.string($1.id.text), $0) },
    uniquingKeysWith: { first, _ in first })
  private lazy var titles = RowTitles(draft)

  init(_ draft: MenuDraft) { self.draft = draft }

  mutating func resolve() -> Resolution {
    var result = Resolution()
    result.hidden = draft.hidden.map { item($0) }
    result.areListsComplete = !draft.isHiddenBroken
    switch draft.order {
    case .absent:
      result.sections = [
        .init(id: nil, definition: nil, items: definedOrder(without: result.hidden))
      ]
    case .broken:
      result.areListsComplete = false
    case .list(let rows):
      result.sections = [.init(id: nil, definition: nil, items: rows.map { item($0) })]
    case .sections(let sections):
      result.areListsComplete =
        result.areListsComplete && !sections.contains { $0.isBroken }
      result.sections = sections.map { section in
        .init(
          id: section.id, definition: draft.sectionNames.index(of: section.id.text),
          items: section.rows.map { item($0) })
      }
    }
    return result
  }

  private mutating func item(_ reference: Located<Text>) -> Resolution.Item {
    var item = Resolution.Item(text: reference.value, range: reference.range)
    item.row = draft.rowNames.index(of: reference.value)
    guard item.row == nil, draft.hasRows else { return item }
    let name = draft.string(reference.value)
    if let row = titles.row(named: name) {
      item.meant = [row]
      item.isTitle = true
      return item
    }
    // A line that YAML folded into the one above holds two ids: `favorite -history`; and so does
    // `favorite、history`.
    for word in name.split(whereSeparator: { $0 == " " || WideComma.isOne($0) }) {
      let name = String(word.drop { $0 == "-" })
      if let row = rowsByID[name] ?? titles.row(named: name) {
        item.meant.append(row)
      } else if let nearest = speller.nearest(to: name, among: draft.rowNames.strings),
        let row = rowsByID[nearest]
      {
        item.meant.append(row)
      }
    }
    return item
  }

  /// All rows but the header row and the hidden ones, as `rows:` has them.
  private func definedOrder(without hidden: [Resolution.Item]) -> [Resolution.Item] {
    let hidden = Set(hidden.compactMap(\.row))
    return draft.rows.indices.filter { $0 != draft.headerRow && !hidden.contains($0) }.map {
      index in
      let id = draft.rows[index].id
      return Resolution.Item(text: id.text, range: id.range, row: index)
    }
  }
}
