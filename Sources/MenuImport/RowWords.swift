/// The words that tell the rows of a candidate apart.
struct RowWords {
  /// How many words stand before them in each name.
  private let prefixCount: Int

  init(_ candidate: Candidate) {
    let rows = candidate.rows
    let names = rows.map(\.words)
    let type = candidate.menuName.isOfType ? candidate.menuName.words : []
    if rows.first?.isInC == false {
      // In Swift, the name of a case stands for itself.
      prefixCount = 0
    } else if !type.isEmpty, names.allSatisfy({ $0.count > type.count && $0.starts(with: type) }) {
      // `MENU_BASE_ROW_HOME` in an enum `MenuRow`: what all share goes as far as the mark.
      let shared = names.first.map { $0.prefix(NameWords.commonPrefix(of: names)) } ?? []
      let mark = names.count > 1 ? shared.lastIndex(of: "row").map { $0 + 1 } : nil
      prefixCount = max(type.count, mark ?? 0)
    } else {
      prefixCount = names.count > 1 ? NameWords.commonPrefix(of: names) : 0
    }
  }

  /// The words of a row.
  func own(_ row: Constant) -> [String] {
    if let raw = row.rawText, RawText(raw) == .id { return NameWords(raw).words }
    let words = Array(row.words.dropFirst(prefixCount))
    guard row.isInC else { return words }
    var own = words.filter { $0 != "row" }
    if own.isEmpty { return words }
    while own.count > 1, let first = own.first, Self.marks.contains(first) { own.removeFirst() }
    while own.count > 1, let last = own.last, Self.marks.contains(last) { own.removeLast() }
    return own
  }

  /// The words that rows of a section share, where the source does not name it.
  func shared(_ rows: [Constant]) -> [String] {
    let names = rows.map(own)
    guard names.count > 1 else { return [] }
    return names.first.map { Array($0.prefix(NameWords.commonPrefix(of: names))) } ?? []
  }

  private static let marks: Set = ["item", "index", "idx", "indexpath", "cell", "position", "pos"]
}
