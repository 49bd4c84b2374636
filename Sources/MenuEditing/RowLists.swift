import Diagnostics
import MenuYAML

/// The lists of a file that say where its rows stand.
struct RowLists {
  /// A list of rows, as it is written.
  struct List {
    /// The section, `nil` in a menu that names none.
    var section: String?
    /// The entry whose value the list is.
    var key: Node.ID
    var node: Node.ID
    /// The ids of the rows, in order.
    var rows: [String]
  }

  /// The lists of the rows that are shown: one, or one for each section.
  private(set) var shown: [List] = []
  /// The list of hidden rows, where there is one.
  private(set) var hidden: List?
  /// Whether the order is that of `rows:`, hidden rows included.
  private(set) var isOrderOfRows = false
  /// The key of the order: `order:`, or `rows:` where there is none.
  private(set) var orderEntry: Document.Entry
  /// The id of the header row, where there is one.
  private(set) var headerRow: String?

  /// Reads the lists of a file that has no mistake.
  init(_ document: Document) {
    var entries: [String: Document.Entry] = [:]
    if let root = document.root {
      for entry in document.entries(of: root) { entries[document.string(of: entry.key)] = entry }
    }
    if let header = entries["header"]?.value, document[header].kind == .mapping {
      headerRow = document.entries(of: header).first { document.string(of: $0.key) == "row" }
        .map { document.string(of: $0.value) }
    }
    guard let rows = entries["rows"] else { preconditionFailure("a menu without rows") }
    orderEntry = entries["order"] ?? rows
    if let order = entries["order"] {
      if document[order.value].kind == .mapping {
        shown = document.entries(of: order.value).map { entry in
          List(entry, section: document.string(of: entry.key), in: document)
        }
      } else {
        shown = [List(order, section: nil, in: document)]
      }
    } else {
      isOrderOfRows = true
      let ids = document.entries(of: rows.value).map { document.string(of: $0.key) }
      shown = [List(section: nil, key: rows.key, node: rows.value, rows: ids)]
    }
    hidden = entries["hidden"].map { List($0, section: nil, in: document) }
  }

  /// Whether the order names sections.
  var hasSections: Bool { shown.first.map { $0.section != nil } ?? true }

  /// A place in the lists.
  struct Place: Equatable {
    /// The list, as an index into `shown`; `nil` is the list of hidden rows.
    var list: Int?
    var index: Int
  }

  /// Where a row is listed; `nil` where it is not.
  func place(of row: String) -> Place? {
    // Where the order is that of `rows:`, hidden rows stand there, too.
    if let index = hidden?.rows.firstIndex(of: row) { return Place(list: nil, index: index) }
    for (list, section) in shown.enumerated() {
      if let index = section.rows.firstIndex(of: row) { return Place(list: list, index: index) }
    }
    return nil
  }

  /// The list of a place.
  subscript(list: Int?) -> List? { list.map { shown[$0] } ?? hidden }

  /// The names of all rows that are listed.
  var rows: [String] { shown.flatMap(\.rows) + (hidden?.rows ?? []) }

  /// Where all rows stand.
  var arrangement: Arrangement {
    let hiddenRows = hidden?.rows ?? []
    let isHidden = isOrderOfRows ? Set(hiddenRows) : []
    return Arrangement(
      sections: shown.map { list in
        Arrangement.Section(id: list.section, rows: list.rows.filter { !isHidden.contains($0) })
      }, hidden: hiddenRows)
  }
}

extension RowLists.List {
  fileprivate init(_ entry: Document.Entry, section: String?, in document: Document) {
    self.init(
      section: section, key: entry.key, node: entry.value,
      rows: document.items(of: entry.value).map { document.string(of: $0) })
  }
}

extension Document {
  /// The text of a scalar.
  func string(of id: Node.ID) -> String {
    String(decoding: bytes[self[id].text.offsets], as: UTF8.self)
  }
}
