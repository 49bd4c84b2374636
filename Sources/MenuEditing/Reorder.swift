public import Diagnostics
public import MenuCompiler
import MenuModel
import MenuYAML
import Messages
import Spelling

/// Puts all rows of a menu, or of one of its sections, into a new order.
///
/// Comments go with the rows that they belong to; blank lines and comments that are set off stay.
///
/// - Parameters:
///   - rows: the ids of the rows in their new order.
///   - section: the section; where there is none, the menu's order or, where it has sections, that
///     of the section whose rows they are.
///   - compilation: the file, which has no mistake.
///   - options: what the compiler asks of its surroundings.
/// - Returns: the file afterwards: the same menu but for the order.
/// - Throws: why the rows are no order of the menu.
public func reorder(
  _ rows: [String], inSection section: String? = nil, of compilation: Compilation,
  options: CompilerOptions = .init()
) throws(Refusal) -> SourceFile {
  guard let document = parse(compilation.file).document else {
    preconditionFailure("a file with mistakes")
  }
  let lists = RowLists(document)
  let reorder = try Reorder(rows, section, lists)
  if reorder.arrangement == lists.arrangement { return compilation.file }
  return try arrange(compilation, as: reorder.arrangement, options) { splice throws(Refusal) in
    try reorder.edit(&splice)
  }
}

/// A new order that fits the menu.
private struct Reorder {
  private(set) var arrangement: Arrangement
  private let lists: RowLists

  init(_ rows: [String], _ section: String?, _ lists: RowLists) throws(Refusal) {
    self.lists = lists
    arrangement = lists.arrangement
    let homes = try Self.homes(of: rows, lists)
    if let section {
      let index = try Self.index(of: section, lists)
      try reorder(rows, homes, section: index)
    } else if let only = Set(homes).first, Set(homes).count == 1 {
      try reorder(rows, homes, section: only)
    } else if lists.shown.count == 1 {
      try reorder(rows, homes, section: 0)
    } else {
      try reorderAll(rows, homes)
    }
  }

  /// The list of each row, as an index; refuses what is no row of the order.
  private static func homes(of rows: [String], _ lists: RowLists) throws(Refusal) -> [Int] {
    let arrangement = lists.arrangement
    var homes: [String: Int] = [:]
    for (index, section) in arrangement.sections.enumerated() {
      for row in section.rows { homes[row] = index }
    }
    let hidden = Set(arrangement.hidden)
    var seen: Set<String> = []
    var messages: [Message] = []
    var result: [Int] = []
    var speller = Speller()
    for row in rows {
      if row == lists.headerRow {
        messages += Refusal.headerRow(row).messages
      } else if hidden.contains(row) {
        messages.append(Refusal.hiddenRow(row))
      } else if let home = homes[row] {
        if !seen.insert(row).inserted { messages.append(Refusal.repeated(row)) }
        result.append(home)
      } else {
        messages += Refusal.unknownRow(row, among: lists.rows, &speller).messages
      }
    }
    if !messages.isEmpty { throw Refusal(messages) }
    return result
  }

  private static func index(of section: String, _ lists: RowLists) throws(Refusal) -> Int {
    if !lists.hasSections {
      if section == Menu.unnamedSectionID { return 0 }
      throw .noSections(section)
    }
    let known = lists.shown.compactMap(\.section)
    guard let index = known.firstIndex(of: section) else {
      throw .unknownSection(section, among: known)
    }
    return index
  }

  private mutating func reorder(_ rows: [String], _ homes: [Int], section: Int) throws(Refusal) {
    var messages: [Message] = []
    for (row, home) in zip(rows, homes) where home != section {
      messages.append(Refusal.otherSection(row, in: name(home), not: name(section)))
    }
    let given = Set(rows)
    let missing = arrangement.sections[section].rows.filter { !given.contains($0) }
    if !missing.isEmpty { messages.append(Refusal.missing(missing)) }
    if !messages.isEmpty { throw Refusal(messages) }
    arrangement.sections[section].rows = rows
  }

  /// All rows, those of each section together, the sections in their order.
  private mutating func reorderAll(_ rows: [String], _ homes: [Int]) throws(Refusal) {
    let given = Set(rows)
    let missing = arrangement.sections.flatMap(\.rows).filter { !given.contains($0) }
    if !missing.isEmpty { throw Refusal([Refusal.missing(missing)]) }
    guard zip(homes, homes.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw Refusal([Refusal.mixedSections(arrangement.sections.compactMap(\.id))])
    }
    for index in arrangement.sections.indices { arrangement.sections[index].rows = [] }
    for (row, home) in zip(rows, homes) { arrangement.sections[home].rows.append(row) }
  }

  private func name(_ section: Int) -> String {
    arrangement.sections[section].id ?? Menu.unnamedSectionID
  }

  // MARK: Edits

  func edit(_ splice: inout Splice) throws(Refusal) {
    for (list, section) in zip(lists.shown, arrangement.sections) {
      var places: [String: Int] = [:]
      for (index, row) in list.rows.enumerated() { places[row] = index }
      // Where the order is that of `rows:`, hidden rows stand among them and stay.
      let shown = Set(section.rows)
      var rest = section.rows[...]
      let order = list.rows.map { row in
        guard shown.contains(row) else { return places[row] ?? 0 }
        return rest.popFirst().flatMap { places[$0] } ?? 0
      }
      if order != Array(order.indices) { try splice.reorder(list.node, order) }
    }
  }
}
