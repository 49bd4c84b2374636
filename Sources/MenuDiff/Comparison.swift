public import MenuModel

/// Tells what differs between two menus, as a reviewer would: in the order of the new menu, and a
/// row that moved once, however many it passed.
public func compare(_ old: Menu, _ new: Menu) -> [Change] {
  Comparison(from: Listing(old), to: Listing(new)).changes()
}

/// Two menus beside each other, with the rows and sections that are the same in both.
struct Comparison {
  let old: Listing
  let new: Listing
  /// The rows of both, as places in their listings, in the order of the new menu.
  let rows: [(old: Int, new: Int)]
  /// The sections of both.
  let sections: [(old: Int, new: Int)]

  init(from old: Listing, to new: Listing) {
    self.old = old
    self.new = new
    let rows = Self.pairs(old.rowIDs, new.rowIDs, renamed: Self.renamedRows(old, new))
    self.rows = rows
    sections = Self.pairs(
      old.sectionIDs, new.sectionIDs, renamed: Self.renamedSections(old, new))
  }

  func changes() -> [Change] {
    menuChanges() + headerChanges() + conditionChanges() + sectionChanges() + rowChanges()
      + nameChanges() + retiredChanges()
      + old.menu.drawerFacts.changes(to: new.menu.drawerFacts, of: .drawer)
  }

  // MARK: What is the same

  private static func pairs(
    _ old: [String], _ new: [String], renamed: [Int: Int]
  ) -> [(old: Int, new: Int)] {
    let places = Dictionary(zip(old, old.indices)) { first, _ in first }
    return new.indices.compactMap { index in
      (places[new[index]] ?? renamed[index]).map { (old: $0, new: index) }
    }
  }

  /// Rows with new ids that say and open the same as one that went, by their places in the new menu.
  private static func renamedRows(_ old: Listing, _ new: Listing) -> [Int: Int] {
    renamed(
      old.rowIDs.indices.filter { new.rowIndex[old.rowIDs[$0]] == nil }
        .map { ($0, old.menu.signature(ofRow: $0)) },
      new.rowIDs.indices.filter { old.rowIndex[new.rowIDs[$0]] == nil }
        .map { ($0, new.menu.signature(ofRow: $0)) })
  }

  private static func renamedSections(_ old: Listing, _ new: Listing) -> [Int: Int] {
    func rows(_ listing: Listing, without other: Listing) -> [(Int, String?)] {
      let known = Set(other.sectionIDs)
      return listing.sectionIDs.indices.filter { !known.contains(listing.sectionIDs[$0]) }
        .map { index in
          let rows = listing.rowIDs[listing.menu.sections[index].rows]
          return (index, rows.isEmpty ? nil : rows.joined(separator: " "))
        }
    }
    return renamed(rows(old, without: new), rows(new, without: old))
  }

  /// Pairs what has one signature that nothing else has.
  private static func renamed(
    _ gone: [(Int, String?)], _ came: [(Int, String?)]
  ) -> [Int: Int] {
    func unique(_ all: [(Int, String?)]) -> [String: Int?] {
      var result: [String: Int?] = [:]
      for case (let index, let signature?) in all {
        result[signature] = result[signature] == nil ? .some(index) : .some(nil)
      }
      return result
    }
    let gone = unique(gone)
    var pairs: [Int: Int] = [:]
    for case (let signature, let index?) in unique(came) {
      if case let other?? = gone[signature] { pairs[index] = other }
    }
    return pairs
  }
}

extension Menu {
  /// What a row says and opens; `nil` where that is too little to know it by.
  fileprivate func signature(ofRow index: Int) -> String? {
    let telling: [Property.Key] = [.title, .titleKey, .destination]
    let facts = facts(of: rows[index]).values.filter {
      telling.contains($0.property.key) && $0.property.variant == nil
    }
    guard facts.contains(where: { $0.property.key == .destination }), facts.count > 1 else {
      return nil
    }
    return facts.map { "\($0.property.language ?? "")\u{0}\($0.text)" }.joined(separator: "\u{0}")
  }
}
