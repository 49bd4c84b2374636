import Diagnostics
import MenuModel

/// The rows by their titles, for who writes a title where an id is needed.
struct RowTitles {
  /// The rows as indexes; `nil` for a title that several rows have.
  private var rows: [String: Int?] = [:]

  init(_ draft: MenuDraft) {
    for (index, row) in draft.rows.enumerated() {
      let titles = [row.title] + row.variants.map(\.title)
      for text in Set(titles.flatMap { $0.map { Self.texts($0.value, draft) } ?? [] }) {
        rows[text] = .some(rows[text] == nil ? index : nil)
      }
    }
  }

  /// The one row that has a title.
  func row(named title: String) -> Int? { rows[title] ?? nil }

  private static func texts(_ title: Title, _ draft: MenuDraft) -> [String] {
    switch title {
    case .text(let text): [draft.string(text)]
    case .localized(let all): all.map { draft.string($0.text) }
    case .key: []
    }
  }
}
