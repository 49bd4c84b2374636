/// Merges trees, item by item; what cannot be merged is marked in lines.
struct TreeMerge {
  let placements: Placements
  let marks: ConflictMarks
  /// Whether something was marked.
  var hasConflicts = false

  /// Merges three versions of a value; `nil` where they conflict and it has no lines to mark.
  mutating func merge(_ base: Tree?, _ ours: Tree, _ theirs: Tree, at path: [String]) -> Tree? {
    if !Placements.arePlaced(at: path) || placements.isEmpty {
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

    let kept = Set(our.keys).union(their.keys).filter { key in
      isKept(key, old[key], our[key], their[key], at: path)
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

  /// Whether an item that one side at least has is in the merged list, maybe between marks.
  private func isKept(
    _ key: String, _ base: Tree.Item?, _ ours: Tree.Item?, _ theirs: Tree.Item?,
    at path: [String]
  ) -> Bool {
    if ours != nil, theirs != nil { return true }
    if Placements.arePlaced(at: path) {
      if placements.isDisputed(key) { return true }
      if base == nil { return !placements.removed.contains(key) }
    }
    // One side removed it; where the other one changed it, that is a conflict.
    return base == nil || (ours ?? theirs)?.own != base?.own
  }
}
