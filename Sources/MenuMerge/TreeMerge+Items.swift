extension TreeMerge {
  mutating func merge(
    _ placed: SequenceMerge.Placed, _ base: Tree.Item?, _ ours: Tree.Item?, _ theirs: Tree.Item?,
    _ form: Tree.List.Form, at path: [String]
  ) -> Tree.Item? {
    let isConflict = Placements.arePlaced(at: path) && placements.isDisputed(placed.key)
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
    item.value = .text(marks.around(sides[0]?.own ?? [], sides[1]?.own ?? []))
    return item
  }
}
