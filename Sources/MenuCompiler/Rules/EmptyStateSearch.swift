/// Looks for a state in which no requirement is met.
///
/// In general that takes exponential time, so the search is bounded; past the bound it finds
/// nothing, which allows a menu that it should not, and never the other way round.
struct EmptyStateSearch {
  /// Conditions that must hold and that must not, as bits.
  struct Requirement: Hashable {
    var yes: UInt32 = 0
    var no: UInt32 = 0
  }

  private var requirements: Set<Requirement> = []
  private var steps = 100_000

  /// Adds what one row needs to be shown.
  mutating func add(_ requirement: Requirement) {
    // Such a row is never shown.
    if requirement.yes & requirement.no != 0 { return }
    requirements.insert(requirement)
  }

  /// A state in which nothing is shown; `nil` where there is none.
  ///
  /// What it leaves open may be either way.
  mutating func emptyState() -> Requirement? {
    // In an order that does not change from run to run.
    let all = requirements.sorted { ($0.yes, $0.no) < ($1.yes, $1.no) }
    if all.first == Requirement() { return nil }
    return search(all[...], Requirement())
  }

  private mutating func search(
    _ open: ArraySlice<Requirement>, _ state: Requirement
  ) -> Requirement? {
    steps -= 1
    guard steps > 0 else { return nil }
    let open = open.drop { $0.yes & state.no != 0 || $0.no & state.yes != 0 }
    guard let next = open.first else { return state }
    // One of its conditions must be otherwise.
    for bit in 0..<UInt32(UInt32.bitWidth) {
      let mask: UInt32 = 1 << bit
      var changed = state
      if next.yes & mask != 0, state.yes & mask == 0 {
        changed.no |= mask
      } else if next.no & mask != 0, state.no & mask == 0 {
        changed.yes |= mask
      } else {
        continue
      }
      if let found = search(open.dropFirst(), changed) { return found }
    }
    return nil
  }
}
