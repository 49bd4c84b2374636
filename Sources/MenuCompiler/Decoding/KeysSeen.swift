import Diagnostics
import MenuYAML

/// The keys of a mapping that came.
struct KeysSeen<Key: MenuKey> {
  /// A bit for each key of `Key.all`.
  private var bits: UInt32 = 0
  /// Whether a key was reported, so that one that is missing may be the one that was meant.
  var isIncomplete = false

  func contains(_ key: Key) -> Bool {
    Key.all.firstIndex(of: key).map { bits & 1 << UInt32($0) != 0 } ?? false
  }

  /// Adds a key by its index in `Key.all`; says whether it had not come before.
  mutating func insert(_ index: Int) -> Bool {
    let bit: UInt32 = 1 << UInt32(index)
    defer { bits |= bit }
    return bits & bit == 0
  }
}

extension Decoder {
  /// The place of a key of a mapping, where it first stands; `nil` where it did not come.
  func range<Key: MenuKey>(of key: Key, in mapping: Node.ID) -> SourceRange? {
    document.entries(of: mapping).lazy.map(\.key).first { node in
      document[node].kind == .scalar && key.rawValue.matches(bytes(of: node))
    }.map { range(of: $0) }
  }
}
