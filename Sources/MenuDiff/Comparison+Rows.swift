import MenuModel

/// What differs in rows.
extension Comparison {
  func rowChanges() -> [Change] {
    removedRows() + presentRows()
  }

  private func removedRows() -> [Change] {
    let retired = Set(new.retired)
    let kept = Set(rows.map(\.old))
    return old.rowIDs.indices.filter { !kept.contains($0) }.map { index in
      let id = old.rowIDs[index]
      // Whoever retires an id has said that it goes for good.
      let isRetired = retired.contains(id)
      return Change(.row(id), .removed(isRetired: isRetired), isRetired ? .order : .breaking)
    }
  }

  /// The rows of the new menu, in its order: where they came from, and what they say now.
  private func presentRows() -> [Change] {
    let origins = Dictionary(rows.map { ($0.new, $0.old) }) { first, _ in first }
    let retired = Set(old.retired)
    let staying = rowsThatStay()
    var changes: [Change] = []
    for index in new.rowIDs.indices {
      let id = new.rowIDs[index]
      guard let origin = origins[index] else {
        let risk: Risk = retired.contains(id) ? .breaking : .order
        changes.append(Change(.row(id), .added(new.places[index]), risk))
        continue
      }
      if old.rowIDs[origin] != id {
        changes.append(Change(.row(old.rowIDs[origin]), .renamed(to: id), .breaking))
      }
      if !staying.contains(index) {
        let move = Change.Action.moved(from: old.places[origin], to: new.places[index])
        changes.append(Change(.row(id), move, .order))
      }
      changes += old.menu.facts(of: old.menu.rows[origin])
        .changes(to: new.menu.facts(of: new.menu.rows[index]), of: .row(id))
    }
    return changes
  }

  /// The rows that nobody moved, as places in the new menu: in each list, the most that stand in
  /// the order in which they stood.
  private func rowsThatStay() -> Set<Int> {
    var lists: [[(old: Int, new: Int)]] = Array(repeating: [], count: new.sectionIDs.count + 1)
    let sectionOrigins = Dictionary(sections.map { ($0.new, $0.old) }) { first, _ in first }
    let (oldSections, newSections) = (old.sectionOfRow, new.sectionOfRow)
    var staying: Set<Int> = []
    for pair in rows {
      let isHeader = (old.places[pair.old] == .header, new.places[pair.new] == .header)
      if isHeader == (true, true) { staying.insert(pair.new) }
      guard isHeader == (false, false) else { continue }
      switch (oldSections[pair.old], newSections[pair.new]) {
      // The order of what is hidden means nothing.
      case (nil, nil): staying.insert(pair.new)
      case (let from?, let to?) where sectionOrigins[to] == from: lists[to].append(pair)
      default: break
      }
    }
    for list in lists {
      for index in longestIncreasingRun(of: list.map(\.old)) { staying.insert(list[index].new) }
    }
    return staying
  }
}

extension Listing {
  /// The section that each row stands in; `nil` for hidden rows.
  fileprivate var sectionOfRow: [Int?] {
    var result: [Int?] = Array(repeating: nil, count: rowIDs.count)
    for (index, section) in menu.sections.enumerated() {
      for row in section.rows { result[row] = index }
    }
    return result
  }
}
