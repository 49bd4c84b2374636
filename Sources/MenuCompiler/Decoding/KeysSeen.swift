import Diagnostics

/// The keys of a mapping that came, with their places.
struct KeysSeen<Key: MenuKey> {
  /// The place of each key of `Key.all`.
  private var places: [SourceRange?] = Array(repeating: nil, count: Key.all.count)
  /// Whether a key was reported, so that one that is missing may be the one that was meant.
  var isIncomplete = false

  func contains(_ key: Key) -> Bool { self[key] != nil }

  subscript(key: Key) -> SourceRange? { Key.all.firstIndex(of: key).flatMap { places[$0] } }

  /// Adds a key by its index in `Key.all`; gives its first place where it came before.
  mutating func insert(_ index: Int, at range: SourceRange) -> SourceRange? {
    if let first = places[index] { return first }
    places[index] = range
    return nil
  }
}
