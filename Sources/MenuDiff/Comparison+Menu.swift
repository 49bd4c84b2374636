import MenuModel

/// What differs beside the rows.
extension Comparison {
  func menuChanges() -> [Change] {
    var changes: [Change] = []
    let names = [old, new].map { $0.menu.texts.string($0.menu.name.text) }
    if names[0] != names[1] {
      changes.append(Change(.menu, .renamed(to: names[1]), .breaking))
    }
    return changes + old.menu.facts.changes(to: new.menu.facts, of: .menu)
  }

  func headerChanges() -> [Change] {
    var changes: [Change] = []
    // In Swift, a header that is there has another type than one that may be there.
    switch (old.menu.header, new.menu.header) {
    case (nil, nil): break
    case (nil, _?): changes.append(Change(.header, .added(nil), .breaking))
    case (_?, nil): changes.append(Change(.header, .removed(isRetired: false), .breaking))
    case (_?, _?):
      changes += old.menu.headerFacts.changes(to: new.menu.headerFacts, of: .header)
    }
    if old.menu.hasHeaderRow != new.menu.hasHeaderRow {
      changes.append(Change(.header, .shiftsPositions(up: new.menu.hasHeaderRow), .order))
    }
    return changes
  }

  func conditionChanges() -> [Change] {
    let (before, after) = (old.conditions, new.conditions)
    var changes = before.filter { !after.contains($0) }.map { id in
      Change(.condition(id), .removed(isRetired: false), .breaking)
    }
    for (index, id) in after.enumerated() {
      guard let origin = before.firstIndex(of: id) else {
        changes.append(Change(.condition(id), .added(nil), .cosmetic))
        continue
      }
      changes += old.menu.facts(ofCondition: origin)
        .changes(to: new.menu.facts(ofCondition: index), of: .condition(id))
    }
    return changes
  }

  func sectionChanges() -> [Change] {
    let origins = Dictionary(sections.map { ($0.new, $0.old) }) { first, _ in first }
    let kept = Set(sections.map(\.old))
    var changes = old.sectionIDs.indices.filter { !kept.contains($0) }.map { index in
      Change(.section(old.sectionIDs[index]), .removed(isRetired: false), .breaking)
    }
    let staying = Set(
      longestIncreasingRun(of: sections.map(\.old)).map { sections[$0].new })
    for (index, id) in new.sectionIDs.enumerated() {
      let place = Place.shown(ordinal: index + 1, section: nil)
      guard let origin = origins[index] else {
        changes.append(Change(.section(id), .added(place), .order))
        continue
      }
      if old.sectionIDs[origin] != id {
        changes.append(Change(.section(old.sectionIDs[origin]), .renamed(to: id), .breaking))
      }
      if !staying.contains(index) {
        let from = Place.shown(ordinal: origin + 1, section: nil)
        changes.append(Change(.section(id), .moved(from: from, to: place), .order))
      }
      changes += old.menu.facts(of: old.menu.sections[origin])
        .changes(to: new.menu.facts(of: new.menu.sections[index]), of: .section(id))
    }
    return changes
  }

  /// The names that rows share: cases of enums in Swift come and go with their last use.
  func nameChanges() -> [Change] {
    let (before, after) = (old.menu.sharedNames(), new.menu.sharedNames())
    let (known, used) = (Set(before), Set(after))
    // What goes with a retired row was meant to go.
    let kept = Set(old.menu.sharedNames(without: Set(new.retired)))
    return before.filter { !used.contains($0) }.map { name in
      let isRetired = !kept.contains(name)
      return Change(.name(name), .removed(isRetired: isRetired), isRetired ? .order : .breaking)
    }
      + after.filter { !known.contains($0) }.map { Change(.name($0), .added(nil), .cosmetic) }
  }

  func retiredChanges() -> [Change] {
    let (before, after) = (Set(old.retired), Set(new.retired))
    // That a row went and was retired is told with the row.
    return new.retired.filter { !before.contains($0) && old.rowIndex[$0] == nil }
      .map { Change(.retired($0), .added(nil), .cosmetic) }
      + old.retired.filter { !after.contains($0) && new.rowIndex[$0] == nil }
      .map { Change(.retired($0), .removed(isRetired: false), .cosmetic) }
  }
}
