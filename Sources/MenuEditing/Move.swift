public import Diagnostics
public import MenuCompiler
import MenuModel
import MenuYAML

/// Moves a row of a menu, with the comments that belong to it.
///
/// - Parameters:
///   - request: where it goes.
///   - compilation: the file, which has no mistake.
///   - options: what the compiler asks of its surroundings.
/// - Returns: the file afterwards: the same menu but for the place of the row.
/// - Throws: why the row cannot go there.
public func move(
  _ request: MoveRequest, in compilation: Compilation, options: CompilerOptions = .init()
) throws(Refusal) -> SourceFile {
  guard let document = parse(compilation.file).document else {
    preconditionFailure("a file with mistakes")
  }
  let lists = RowLists(document)
  let move = try Move(request, lists)
  let before = lists.arrangement
  if move.arrangement == before { return compilation.file }
  return try arrange(compilation, as: move.arrangement, options) { splice throws(Refusal) in
    try move.edit(&splice)
  }
}

/// A move whose places were found.
private struct Move {
  /// Where all rows stand afterwards.
  let arrangement: Arrangement
  private let request: MoveRequest
  private let lists: RowLists
  private let source: RowLists.Place
  private let destination: Destination

  enum Destination {
    case list(Int)
    case newSection(String)
    case hidden
  }

  init(_ request: MoveRequest, _ lists: RowLists) throws(Refusal) {
    self.request = request
    self.lists = lists
    if request.row == lists.headerRow { throw .headerRow(request.row) }
    guard let source = lists.place(of: request.row) else {
      throw .unknownRow(request.row, among: lists.rows)
    }
    self.source = source
    destination = try Self.destination(request, from: source, lists)

    var arrangement = lists.arrangement
    if let list = source.list {
      arrangement.sections[list].rows.removeAll { $0 == request.row }
    } else {
      arrangement.hidden.removeAll { $0 == request.row }
    }
    switch destination {
    case .list(let index):
      Self.insert(request, into: &arrangement.sections[index].rows)
    case .newSection(let id): arrangement.sections.append(.init(id: id, rows: [request.row]))
    case .hidden: Self.insert(request, into: &arrangement.hidden)
    }
    self.arrangement = arrangement
  }

  private static func insert(_ request: MoveRequest, into rows: inout [String]) {
    let index =
      switch request.position {
      case .first: 0
      case .last: rows.count
      case .before(let row): rows.firstIndex(of: row) ?? 0
      case .after(let row): (rows.firstIndex(of: row) ?? rows.count - 1) + 1
      }
    rows.insert(request.row, at: index)
  }

  private static func destination(
    _ request: MoveRequest, from source: RowLists.Place, _ lists: RowLists
  ) throws(Refusal) -> Destination {
    switch request.position {
    case .before(let row), .after(let row):
      if row == request.row { throw .besideItself(row) }
      if row == lists.headerRow { throw .headerRow(row) }
      guard let place = lists.place(of: row) else {
        throw .unknownRow(row, among: lists.rows)
      }
      let found = place.list.map { Destination.list($0) } ?? .hidden
      if let list = request.list {
        let wanted = try named(list, lists)
        switch (found, wanted) {
        case (.hidden, .hidden): break
        case (.list(let left), .list(let right)) where left == right: break
        default: throw .elsewhere(row, not: list)
        }
      }
      return found
    case .first, .last:
      if let list = request.list { return try named(list, lists) }
      if let list = source.list { return .list(list) }
      guard lists.shown.count == 1 else {
        throw .whichSection(request.row, lists.shown.compactMap(\.section))
      }
      return .list(0)
    }
  }

  private static func named(
    _ list: MoveRequest.List, _ lists: RowLists
  ) throws(Refusal) -> Destination {
    guard case .section(let id) = list else { return .hidden }
    if !lists.hasSections {
      if id == Menu.unnamedSectionID { return .list(0) }
      throw .noSections(id)
    }
    let known = lists.shown.compactMap(\.section)
    if let index = known.firstIndex(of: id) { return .list(index) }
    let refusal = Refusal.unknownSection(id, among: known)
    // A slip must not make a section.
    if refusal.hasSuggestion { throw refusal }
    let texts = TextStorage(Array(id.utf8))
    guard Identifier(Text(0..<id.utf8.count), in: texts) != nil else { throw .invalidSection(id) }
    return .newSection(id)
  }

  // MARK: Edits

  func edit(_ splice: inout Splice) throws(Refusal) {
    if lists.isOrderOfRows {
      try editRows(&splice)
      return
    }
    guard let from = lists[source.list] else { preconditionFailure("a row in no list") }
    if case .list(let list) = destination, list == source.list {
      try splice.move(from.node, from: source.index, to: required(target(in: from)))
    } else if case .hidden = destination, source.list == nil {
      try splice.move(from.node, from: source.index, to: required(target(in: from)))
    } else {
      let item = try splice.remove(source.index, from: from)
      try insert(item, &splice)
    }
  }

  private func insert(_ item: ListedItem, _ splice: inout Splice) throws(Refusal) {
    switch destination {
    case .list(let index):
      let list = lists.shown[index]
      try splice.insert(item, into: list, at: target(in: list))
    case .newSection(let id):
      try splice.add(id, item, to: lists.orderEntry.value, behind: nil)
    case .hidden:
      if let list = lists.hidden {
        try splice.insert(item, into: list, at: target(in: list))
      } else {
        try splice.add("hidden", item, to: root(splice), behind: orderIndex(splice))
      }
    }
  }

  /// Where the order is that of `rows:`, a row goes with its definition, and is hidden by its id
  /// alone.
  private func editRows(_ splice: inout Splice) throws(Refusal) {
    let rows = lists.shown[0]
    guard case .list = destination else {
      if source.list == nil, let hidden = lists.hidden {
        try splice.move(hidden.node, from: source.index, to: required(target(in: hidden)))
      } else {
        try insert(ListedItem(request.row), &splice)
      }
      return
    }
    var comments: ListedItem?
    if source.list == nil, let hidden = lists.hidden {
      comments = try splice.remove(source.index, from: hidden)
    }
    guard let index = rows.rows.firstIndex(of: request.row) else {
      preconditionFailure("a row that is not defined")
    }
    if let target = target(in: rows) {
      try splice.move(rows.node, from: index, to: target, below: comments)
    }
  }

  /// The row of a list that the moved one goes beside; `nil` in a list without rows.
  private func target(in list: RowLists.List) -> Splice.Target? {
    let section =
      switch destination {
      case .list(let index): arrangement.sections[index].rows
      case .newSection: [request.row]
      case .hidden: arrangement.hidden
      }
    let isBehind: Bool
    let anchor: String?
    switch request.position {
    case .before(let row): (isBehind, anchor) = (false, row)
    case .after(let row): (isBehind, anchor) = (true, row)
    case .first: (isBehind, anchor) = (false, section.dropFirst().first)
    case .last: (isBehind, anchor) = (true, section.dropLast().last)
    }
    guard let anchor, let index = list.rows.firstIndex(of: anchor) else { return nil }
    return Splice.Target(index: index, isBehind: isBehind)
  }

  private func required(_ target: Splice.Target?) -> Splice.Target {
    guard let target else { preconditionFailure("a move within a list of one row") }
    return target
  }

  private func root(_ splice: Splice) -> Node.ID {
    guard let root = splice.document.root else { preconditionFailure("a menu without a top") }
    return root
  }

  /// The place of the order among the entries at the top of the file.
  private func orderIndex(_ splice: Splice) -> Int? {
    let keys = splice.document.entries(of: root(splice)).map(\.key)
    return keys.firstIndex(of: lists.orderEntry.key)
  }
}
