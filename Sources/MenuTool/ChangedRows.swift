import MenuDiff
import MenuEmitters
import MenuModel

/// The rows at fault where an output says something else than its menu: those whose lines differ,
/// and those that stand elsewhere.
///
/// A number that only follows from the order, such as a position, is no difference: one row that
/// moves would take all rows after it along.
struct ChangedRows {
  /// The ids, in the order of the menu.
  let ids: [String]

  /// Compares the lines of an output.
  init(_ kind: OutputKind, _ menu: Menu, old: [UInt8], new: [UInt8]) {
    let names = RowNames(kind, menu)
    let (old, new) = (RowLines(old, kind, names), RowLines(new, kind, names))
    var isChanged = Array(repeating: false, count: menu.rows.count)
    for row in old.lines.subtracting(new.lines).union(new.lines.subtracting(old.lines)) {
      isChanged[row.row] = true
    }
    for row in Self.moved(from: old.order, to: new.order) { isChanged[row] = true }
    ids = isChanged.indices.filter { isChanged[$0] }.map {
      menu.texts.string(menu.rows[$0].id.text)
    }
  }

  /// The fewest rows that must move to come from one order to another, and those that are only in
  /// the second.
  private static func moved(from old: [Int], to new: [Int]) -> [Int] {
    var places: [Int: Int] = [:]
    for (place, row) in old.enumerated() { places[row] = place }
    let kept = new.filter { places[$0] != nil }
    let run = longestIncreasingRun(of: kept.map { places[$0] ?? 0 })
    let stay = Set(run.map { kept[$0] })
    return new.filter { !stay.contains($0) }
  }
}

/// The names by which an output calls the rows.
private struct RowNames {
  private var rows: [ArraySlice<UInt8>: Int] = [:]

  init(_ kind: OutputKind, _ menu: Menu) {
    let constants = ConstantNames(ofMenu: menu.texts[menu.name.text])
    for (index, row) in menu.rows.enumerated() {
      let id = menu.texts[row.id.text]
      switch kind {
      case .swift:
        var name: [UInt8] = []
        GeneratedNames.appendLowerCamelCase(id, to: &name)
        rows[name[...]] = index
      case .objc: rows[row.c.symbol.map { menu.texts[$0.text] } ?? constants.row(id)] = index
      case .json: rows[id] = index
      }
    }
  }

  subscript(name: ArraySlice<UInt8>) -> Int? { rows[name] }
}

/// What an output says of each row.
private struct RowLines {
  /// A line about a row, without the numbers outside of quotes.
  struct Line: Hashable {
    var row: Int
    var text: [UInt8]
  }

  private(set) var lines: Set<Line> = []
  /// The rows in the order in which they are named first.
  private(set) var order: [Int] = []

  init(_ bytes: [UInt8], _ kind: OutputKind, _ names: RowNames) {
    var seen: Set<Int> = []
    var current: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      var found: Int?
      switch kind {
      case .swift:
        if text.starts(with: "case ".utf8) { found = names[Self.word(in: text.dropFirst(5))] }
      case .objc:
        if text.starts(with: "#define ".utf8) { found = names[Self.word(in: text.dropFirst(8))] }
      case .json:
        if text.starts(with: #""id": "#.utf8) { current = names[Self.word(in: text.dropFirst(6))] }
        // A key of the whole manifest: no row any more.
        if line.count - text.count <= 2 { current = nil }
        found = current
      }
      guard let found else { continue }
      // A comma follows from where a line stands, and brackets alone say nothing.
      let said = kind == .json && text.last == UInt8(ascii: ",") ? text.dropLast() : text
      if said.contains(where: Self.isPartOfWord) {
        lines.insert(Line(row: found, text: Self.withoutNumbers(said)))
      }
      if seen.insert(found).inserted { order.append(found) }
    }
  }

  /// The first word of a text, behind a dot, a backtick or a quote.
  private static func word(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop { !isPartOfWord($0) }.prefix(while: isPartOfWord)
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func withoutNumbers(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var isQuoted = false
    return line.filter { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return isQuoted || !isDigit(byte)
    }
  }
}
