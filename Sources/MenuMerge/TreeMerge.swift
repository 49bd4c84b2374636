/// Merges trees, item by item; what cannot be merged is marked in lines.
struct TreeMerge {
  let placements: Placements
  let lineEnd: [UInt8]
  /// Whether something was marked.
  private(set) var hasConflicts = false

  init(placements: Placements, lineEnd: [UInt8]) {
    self.placements = placements
    self.lineEnd = lineEnd
  }

  /// Merges three versions of a value; `nil` where they conflict and it has no lines to mark.
  mutating func merge(_ base: Tree?, _ ours: Tree, _ theirs: Tree, at path: [String]) -> Tree? {
    let isRowList = ["order", "hidden"].contains(path.first)
    if !isRowList || placements.isEmpty {
      if ours == theirs || base == theirs { return ours }
      if base == ours { return theirs }
    }
    switch (ours, theirs) {
    case (.list(let ours), .list(let theirs)) where ours.isAlike(theirs):
      var before = Tree.List(form: ours.form, isMapping: ours.isMapping)
      if case .list(let list) = base {
        guard list.isAlike(ours) else { return nil }
        before = list
      }
      return merge(before, ours, theirs, at: path).map { .list($0) }
    case (.text(let ours), .text(let theirs)):
      guard case .text(let before) = base ?? .text([]) else { return nil }
      return TextMerge.exact(base == nil ? nil : before, ours, theirs).map { .text($0) }
    default:
      if ours == theirs || base == theirs { return ours }
      return base == ours ? theirs : nil
    }
  }

  private mutating func merge(
    _ base: Tree.List, _ ours: Tree.List, _ theirs: Tree.List, at path: [String]
  ) -> Tree.List? {
    guard let old = base.byKey, let our = ours.byKey, let their = theirs.byKey else { return nil }
    var merged = Tree.List(form: ours.form, isMapping: ours.isMapping)
    if ours.form == .flow {
      guard let head = TextMerge.exact(base.head, ours.head, theirs.head),
        let end = TextMerge.exact(base.end, ours.end, theirs.end)
      else { return nil }
      (merged.head, merged.end) = (head, end)
    } else {
      merged.head = TextMerge.union(base.head, ours.head, theirs.head)
      merged.end = TextMerge.union(base.end, ours.end, theirs.end)
    }

    let isRowList = ["order", "hidden"].contains(path.first)
    var kept: Set<String> = []
    for key in Set(our.keys).union(their.keys) {
      let isNew = old[key] == nil
      if isRowList, isNew, placements.removed.contains(key) { continue }
      switch (our[key], their[key]) {
      case (_?, _?): kept.insert(key)
      case (let item?, nil), (nil, let item?):
        // One side removed it; where the other one changed it, that is a conflict.
        if isNew || item.own != old[key]?.own { kept.insert(key) }
      case (nil, nil): break
      }
    }
    let sequence = SequenceMerge(
      base: base.items.map(\.key), ours: ours.items.map(\.key), theirs: theirs.items.map(\.key),
      kept: kept, isMeant: path.first == "order" || (path == ["rows"] && !placements.hasOrder))
    for placed in sequence.order {
      let key = placed.key
      guard let item = merge(placed, old[key], our[key], their[key], merged.form, at: path) else {
        return nil
      }
      merged.items.append(item)
    }
    if merged.form == .flow {
      merged.spaceItems(as: ours, theirs)
    } else {
      carryComments(of: [ours, theirs], old, kept, into: &merged)
    }
    return merged
  }

  // MARK: Items

  private mutating func merge(
    _ placed: SequenceMerge.Placed, _ base: Tree.Item?, _ ours: Tree.Item?, _ theirs: Tree.Item?,
    _ form: Tree.List.Form, at path: [String]
  ) -> Tree.Item? {
    let isConflict =
      ["order", "hidden"].contains(path.first) && placements.conflicts.contains(placed.key)
    switch (ours, theirs) {
    case (let ours?, let theirs?):
      if placed.side == nil, let item = merge(base, ours, theirs, form, at: path) { return item }
      return marked(
        placed.side == .theirs ? nil : ours, placed.side == .ours ? nil : theirs, form)
    case (let item?, nil), (nil, let item?):
      if base == nil, !isConflict { return item }
      return marked(ours, theirs, form)
    case (nil, nil): return nil
    }
  }

  private mutating func merge(
    _ base: Tree.Item?, _ ours: Tree.Item, _ theirs: Tree.Item, _ form: Tree.List.Form,
    at path: [String]
  ) -> Tree.Item? {
    guard let opening = TextMerge.exact(base?.opening, ours.opening, theirs.opening),
      let tail = TextMerge.exact(base?.tail, ours.tail, theirs.tail),
      let value = merge(base?.value, ours.value, theirs.value, at: path + [ours.key])
    else { return nil }
    var item = ours
    item.gap = gap(base?.gap, ours.gap, theirs.gap, form)
    item.lead = TextMerge.union(base?.lead ?? [], ours.lead, theirs.lead)
    (item.opening, item.value, item.tail) = (opening, value, tail)
    if case .list(let list) = value, list.form != .flow, list.items.isEmpty,
      let colon = opening.firstIndex(of: UInt8(ascii: ":"))
    {
      let empty = list.isMapping ? " {}" : " []"
      item.opening.insert(contentsOf: Array(empty.utf8), at: colon + 1)
    }
    return item
  }

  private func gap(
    _ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8], _ form: Tree.List.Form
  ) -> [UInt8] {
    form == .flow
      ? TextMerge.exact(base, ours, theirs) ?? ours : TextMerge.union(base ?? [], ours, theirs)
  }

  /// Both versions of an item between git's marks; `nil` in brackets, which have no lines.
  private mutating func marked(
    _ ours: Tree.Item?, _ theirs: Tree.Item?, _ form: Tree.List.Form
  ) -> Tree.Item? {
    guard form != .flow, let some = ours ?? theirs else { return nil }
    hasConflicts = true
    var item = Tree.Item(key: some.key, value: .text([]))
    item.gap = TextMerge.union([], ours?.gap ?? [], theirs?.gap ?? [])
    var sides = [ours, theirs]
    // Comments that both have stand above the marks.
    if ours?.lead == theirs?.lead {
      item.lead = some.lead
      for index in sides.indices { sides[index]?.lead = [] }
    }
    item.value = .text(
      ConflictMarks.text(sides[0]?.own ?? [], sides[1]?.own ?? [], lineEnd: lineEnd))
    return item
  }

  // MARK: Comments

  /// Keeps comments that one side's removal left above an item that the other side removed: they
  /// go above the next item that stays.
  private func carryComments(
    of sides: [Tree.List], _ old: [String: Tree.Item], _ kept: Set<String>,
    into merged: inout Tree.List
  ) {
    let places = Dictionary(
      zip(merged.items.map(\.key), merged.items.indices), uniquingKeysWith: { first, _ in first })
    for list in sides {
      var carried: [UInt8] = []
      for item in list.items {
        if !kept.contains(item.key) {
          carried += TextMerge.comments(item.gap, besides: old[item.key]?.gap ?? [])
        } else if !carried.isEmpty, let place = places[item.key] {
          let gap = merged.items[place].gap
          merged.items[place].gap = TextMerge.comments(carried, besides: gap) + gap
          carried = []
        }
      }
      merged.end = TextMerge.comments(carried, besides: merged.end) + merged.end
    }
  }
}

extension Tree.List {
  /// Whether items of one list can stand in the other.
  fileprivate func isAlike(_ other: Tree.List) -> Bool {
    form == other.form && isMapping == other.isMapping
  }

  /// Spaces items in brackets that stand first now, or no longer, as the sides space theirs.
  fileprivate mutating func spaceItems(as sides: Tree.List...) {
    let keys = sides.map { Set($0.items.map(\.key)) }
    for index in items.indices {
      let firsts = zip(sides, keys).filter { $0.1.contains(items[index].key) }
        .map { $0.0.items[0].key == items[index].key }
      if index == 0, !firsts.contains(true) {
        items[index].gap = sides.lazy.compactMap { $0.items.first?.gap }.first ?? []
      } else if index > 0, !firsts.contains(false) {
        let others = sides.lazy.compactMap { $0.items.dropFirst().first?.gap }
        items[index].gap = others.first ?? [0x20]
      }
    }
  }

  /// The items by their keys; `nil` where a key stands twice.
  fileprivate var byKey: [String: Tree.Item]? {
    var result: [String: Tree.Item] = [:]
    for item in items where result.updateValue(item, forKey: item.key) != nil { return nil }
    return result
  }
}
