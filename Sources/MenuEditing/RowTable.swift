import Diagnostics
import MenuCompiler
import MenuYAML
import Spelling

/// Rows in braces, one below the other, that somebody aligned.
struct RowTable {
  private let document: Document
  /// What the language says of a row.
  private let form: MappingForm
  private let line: LineSpelling

  private init(_ document: Document, _ form: MappingForm) {
    self.document = document
    self.form = form
    line = LineSpelling(document)
  }

  /// The rows that stand in braces, one below the other with their columns aligned, by index.
  static func texts(
    of entries: [Document.Entry], as form: MappingForm, in document: Document
  ) -> [Int: String] {
    let table = RowTable(document, form)
    var tables: [Int: String] = [:]
    var start = 0
    while start < entries.count {
      var end = start
      while end < entries.count, table.isRow(entries[end]) { end += 1 }
      if end - start > 1, entries[start..<end].contains(where: table.isAligned) {
        let rows = table.texts(of: Array(entries[start..<end])) ?? []
        for (index, row) in zip(start..<end, rows) { tables[index] = row }
      }
      start = max(end, start + 1)
    }
    return tables
  }

  private func isRow(_ entry: Document.Entry) -> Bool {
    let value = document[entry.value]
    return value.kind == .mapping && value.style == .flow && value.childCount > 0
      && document.isOnOneLine(document[entry.key].range.joined(to: value.range))
  }

  /// Whether more than one space stands somewhere between the parts of a row.
  private func isAligned(_ entry: Document.Entry) -> Bool {
    var end = document[entry.key].range.upperBound
    for (name, value) in document.entries(of: entry.value) {
      for part in [name, value] {
        let range = document[part].range
        if range.isEmpty { continue }
        if hasWideSpace(end..<max(end, range.lowerBound)) { return true }
        end = range.upperBound
      }
    }
    return hasWideSpace(end..<document[entry.value].range.upperBound)
  }

  private func hasWideSpace(_ range: Range<Int>) -> Bool {
    let bytes = document.bytes[range]
    return zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }

  /// How many columns a table has at most: one that is wider than a screen aligns nothing, and each
  /// row would be as long as the longest text.
  private static let mostColumns = 300

  /// Rows with a column for each key that one of them has; `nil` where they would be too wide.
  private func texts(of rows: [Document.Entry]) -> [String]? {
    let cells = rows.map { row in
      Dictionary(
        document.entries(of: row.value).map { (document.string(of: $0.key), line.text(of: $0)) },
        uniquingKeysWith: { first, _ in first })
    }
    let all = Set(cells.flatMap(\.keys))
    let known = form.keys.map(\.name)
    let names =
      known.filter { all.contains($0) } + all.filter { !known.contains($0) }.sorted()
    let keys = rows.map { line.text(of: $0.key) + ":" }
    let keyWidth = keys.map(Self.width).max() ?? 0
    let widths = names.map { name in cells.compactMap { $0[name].map(Self.width) }.max() ?? 0 }
    guard keyWidth + widths.reduce(0, +) <= Self.mostColumns else { return nil }
    return zip(keys, cells).map { key, cells in
      var text = Self.padded(key, to: keyWidth) + " { "
      guard let last = names.lastIndex(where: { cells[$0] != nil }) else { return text + "}" }
      for (index, name) in names[...last].enumerated() {
        let cell = cells[name].map { index == last ? $0 : $0 + "," } ?? ""
        text += index == last ? cell + " }" : Self.padded(cell, to: widths[index] + 1) + " "
      }
      return text
    }
  }

  private static func width(_ text: String) -> Int { VisibleText.columns(of: text) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }
}
