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
    let both = settleMoves(from: base, to: ours, theirs)
    let conflicts = isMeant ? both : []
    let fixed = base.filter { kept.contains($0) && !isMoved($0) }
    chain = Chain(fixed.map { Placed(key: $0) })
    place(self.ours, .ours, conflicts)
    place(self.theirs, .theirs, conflicts)
  }

  /// Of two rows that changed places, either may be the one that moved: where both sides moved one
  /// row, takes the other one, of each side in turn, so that it is all the same whose side is ours.
  ///
  /// - Returns: the conflicts that are left.
  private mutating func settleMoves(
    from base: [String], to ours: [String], _ theirs: [String]
  ) -> Set<String> {
    var conflicts = self.conflicts()
    if conflicts.isEmpty { return [] }
    let ourOther = Moves(from: base, to: ours, sparing: self.theirs.floating)
    let theirOther = Moves(from: base, to: theirs, sparing: self.ours.floating)
    for other in [
      (ourOther, Moves(from: base, to: theirs, sparing: ourOther.floating)),
      (Moves(from: base, to: ours, sparing: theirOther.floating), theirOther),
    ] {
      let best = (self.ours, self.theirs)
      (self.ours, self.theirs) = other
      let others = self.conflicts()
      if others.count < conflicts.count {
        conflicts = others
      } else {
        (self.ours, self.theirs) = best
      }
    }
    return conflicts
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
}
