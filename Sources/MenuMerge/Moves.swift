import MenuDiff

/// What one side did to the order of a list.
struct Moves {
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
