import MenuDiff

/// The order of the items of a list in which both sides moved, added and removed some.
struct SequenceMerge {
  /// An item in its place.
  struct Placed: Hashable {
    var key: String
    /// The side that has it here, where both moved it, each elsewhere.
    var side: Side?
  }

  private var base: Set<String>
  private var kept: Set<String>
  private var ours: Moves
  private var theirs: Moves
  private var chain: Chain

  /// The items, in their new order.
  var order: [Placed] { chain.items }

  /// Merges two orders.
  ///
  /// - Parameters:
  ///   - base: the order before.
  ///   - ours: one new order.
  ///   - theirs: the other one.
  ///   - kept: the keys that the merged list has.
  ///   - isMeant: whether the order means something; else ours is as good as theirs.
  init(
    base: [String], ours: [String], theirs: [String], kept: Set<String>, isMeant: Bool = true
  ) {
    self.base = Set(base)
    self.kept = kept
    self.ours = Moves(from: base, to: ours)
    self.theirs = Moves(from: base, to: theirs)
    chain = Chain([])
    var conflicts = self.conflicts()
    if !conflicts.isEmpty {
      // Of two rows that changed places, either may be the one that moved: take the other one.
      let first = (self.ours, self.theirs)
      self.ours = Moves(from: base, to: ours, sparing: self.theirs.floating)
      self.theirs = Moves(from: base, to: theirs, sparing: self.ours.floating)
      let others = self.conflicts()
      if others.count < conflicts.count {
        conflicts = others
      } else {
        (self.ours, self.theirs) = first
      }
    }
    if !isMeant { conflicts = [] }
    let fixed = base.filter { kept.contains($0) && !isMoved($0) }
    chain = Chain(fixed.map { Placed(key: $0) })
    place(self.ours, .ours, conflicts)
    place(self.theirs, .theirs, conflicts)
  }

  /// Puts what a side moved or added behind what stands before it on that side.
  private mutating func place(_ moves: Moves, _ side: Side, _ conflicts: Set<String>) {
    var last: Placed?
    for key in moves.keys where kept.contains(key) {
      let item = Placed(key: key, side: conflicts.contains(key) ? side : nil)
      if moves.floating.contains(key), !chain.contains(item) {
        chain.insert(item, after: last) { [ours, theirs] next in
          // What ours alone put here stays in front.
          side == .theirs && ours.floating.contains(next.key)
            && (next.side != nil || !theirs.floating.contains(next.key))
        }
        last = item
      } else if moves.floating.contains(key) || !isMoved(key) {
        last = item
      }
    }
  }

  private func isMoved(_ key: String) -> Bool {
    ours.floating.contains(key) || theirs.floating.contains(key)
  }

  /// The keys of the base that both sides moved, each behind another one of those that stay.
  private func conflicts() -> Set<String> {
    let both = ours.floating.intersection(theirs.floating).intersection(base)
    if both.isEmpty { return [] }
    let fixed = base.intersection(kept).filter { !isMoved($0) }
    let (our, their) = (ours.anchors(fixed), theirs.anchors(fixed))
    return both.filter { our[$0] != their[$0] }
  }

  /// What one side did to the order.
  private struct Moves {
    var keys: [String]
    /// The keys that are new, or that do not stand among the others as they did.
    var floating: Set<String>

    /// Finds what moved; where there is a choice, `spared` keys stay.
    init(from base: [String], to keys: [String], sparing spared: Set<String> = []) {
      self.keys = keys
      let places = Dictionary(zip(base, base.indices)) { first, _ in first }
      let common = keys.filter { places[$0] != nil }
      let numbers = common.compactMap { places[$0] }
      let run =
        spared.isEmpty
        ? longestIncreasingRun(of: numbers)
        : longestIncreasingRun(of: numbers, preferring: common.map { spared.contains($0) })
      floating = Set(keys).subtracting(run.map { common[$0] })
    }

    /// For each key, the one before it that nobody moved, and how far behind it stands.
    func anchors(_ fixed: Set<String>) -> [String: String] {
      var anchors: [String: String] = [:]
      var last = ""
      for key in keys {
        if fixed.contains(key) { last = key } else { anchors[key] = last }
      }
      return anchors
    }
  }
}

/// One of the two versions that are merged.
enum Side: Hashable {
  case ours
  case theirs
}

/// A list into which items are put in constant time.
private struct Chain {
  private var next: [SequenceMerge.Placed: SequenceMerge.Placed] = [:]
  private var first: SequenceMerge.Placed?
  private var members: Set<SequenceMerge.Placed>

  init(_ items: [SequenceMerge.Placed]) {
    first = items.first
    members = Set(items)
    for (item, following) in zip(items, items.dropFirst()) { next[item] = following }
  }

  func contains(_ item: SequenceMerge.Placed) -> Bool { members.contains(item) }

  mutating func insert(
    _ item: SequenceMerge.Placed, after anchor: SequenceMerge.Placed?,
    skipping skips: (SequenceMerge.Placed) -> Bool
  ) {
    var anchor = anchor
    while let following = anchor.map({ next[$0] }) ?? first, skips(following) {
      anchor = following
    }
    if let anchor {
      next[item] = next[anchor]
      next[anchor] = item
    } else {
      next[item] = first
      first = item
    }
    members.insert(item)
  }

  var items: [SequenceMerge.Placed] {
    var items: [SequenceMerge.Placed] = []
    var item = first
    while let current = item {
      items.append(current)
      item = next[current]
    }
    return items
  }
}
