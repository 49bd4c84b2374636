import Diagnostics
import MenuCompiler
import MenuDiff

/// Which menu of one side is which of the other: the one at the same path, else the one of the
/// same name, whose file was renamed.
struct DiffPairing {
  /// The two versions of each menu; those whose file was renamed, behind those whose was not.
  private(set) var pairs: [(old: Compilation?, new: Compilation?)] = []
  /// How many pairs lie at one path.
  private var samePathCount = 0

  init(_ old: DiffSide, _ new: DiffSide) {
    var places = Dictionary(zip(old.entries.map(\.key), old.entries.indices)) { first, _ in first }
    var came: [Compilation] = []
    for entry in new.entries {
      if let place = places.removeValue(forKey: entry.key) {
        pairs.append((old.entries[place].compilation, entry.compilation))
      } else {
        came.append(entry.compilation)
      }
    }
    samePathCount = pairs.count
    let gone = places.values.sorted().map { old.entries[$0].compilation }
    var names: [String: Compilation] = [:]
    for compilation in gone {
      if let name = compilation.name?.value { names[name] = compilation }
    }
    for compilation in came {
      let name = compilation.name?.value
      pairs.append((name.flatMap { names.removeValue(forKey: $0) }, compilation))
    }
    let renamed = Set(pairs.compactMap { $0.old?.file.path })
    pairs += gone.filter { !renamed.contains($0.file.path) }.map { ($0, nil) }
  }

  /// What became of each.
  ///
  /// - Parameter path: the path under which the old version is told.
  /// - Returns: what became of each, in the order of the pairs.
  func differences(oldPath path: (String) -> String) -> [FileDifference] {
    zip(0..., pairs).map { index, pair in
      let (old, new) = (pair.old.map { path($0.file.path) }, pair.new?.file.path)
      let outcome: FileDifference.Outcome =
        switch (pair.old?.menu, pair.new?.menu) {
        case (let old?, let new?): .compared(compare(old, new))
        case (nil, .some) where old == nil: .added
        case (.some, nil) where new == nil: .removed
        default: .invalid
        }
      guard case .compared(let changes) = outcome, index >= samePathCount, let old, let new else {
        return FileDifference(from: old, to: new, outcome)
      }
      // The outputs are named after the file, whatever its folder.
      let risk: Risk = Path.name(of: old) == Path.name(of: new) ? .cosmetic : .breaking
      let rename = Change(.file(old), .renamed(to: new), risk)
      return FileDifference(from: old, to: new, .compared([rename] + changes))
    }
  }
}
