import MenuModel

/// The names of one namespace, each with the index at which it came: a hash table over texts, so
/// that a hundred thousand names cost no string each.
struct NameTable {
  private let texts: TextStorage
  private var names: [Text] = []
  /// Indexes into `names`, -1 where there is none; open addressing, at most half full.
  private var slots: [Int32] = []

  init(_ texts: TextStorage) {
    self.texts = texts
  }

  /// Adds a name; gives the index of the same name where it came before, else `nil`.
  mutating func insert(_ name: Text) -> Int? {
    if names.count * 2 >= slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(names.count)
    names.append(name)
    return nil
  }

  /// The index of a name, `nil` where it did not come.
  func index(of name: Text) -> Int? {
    if slots.isEmpty { return nil }
    let index = slots[slot(of: name)]
    return index < 0 ? nil : Int(index)
  }

  /// All names, in the order in which they came.
  var strings: some Sequence<String> { names.lazy.map { texts.string($0) } }

  /// The slot that holds a name, or the free one where it belongs.
  private func slot(of name: Text) -> Int {
    var slot = texts[name].withUnsafeBytes(KeyedHash.value) & (slots.count - 1)
    while slots[slot] >= 0, !texts.equal(names[Int(slots[slot])], name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Makes room for so many names.
  mutating func reserveCapacity(_ count: Int) {
    names.reserveCapacity(count)
    while slots.count < count * 2 { grow() }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: max(16, slots.count * 2))
    for (index, name) in names.enumerated() { slots[slot(of: name)] = Int32(index) }
  }
}
