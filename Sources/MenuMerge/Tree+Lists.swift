extension Tree.List {
  /// Whether items of one list can stand in the other.
  func isAlike(_ other: Tree.List) -> Bool {
    form == other.form && isMapping == other.isMapping
  }

  /// Spaces items in brackets that stand first now, or no longer, as the sides space theirs.
  mutating func spaceItems(as sides: Tree.List...) {
    let known = sides.map { (items: $0.byKey ?? [:], first: $0.items.first?.key) }
    for index in items.indices {
      let (key, isFirst) = (items[index].key, index == 0)
      let gaps = known.compactMap { side in
        side.items[key].map { (gap: $0.gap, fits: (key == side.first) == isFirst) }
      }
      if gaps.allSatisfy(\.fits) { continue }
      let others = sides.lazy.compactMap { $0.items.dropFirst(isFirst ? 0 : 1).first?.gap }
      items[index].gap = gaps.first(where: \.fits)?.gap ?? others.first ?? (isFirst ? [] : [0x20])
    }
  }

  /// The items by their keys; `nil` where a key stands twice.
  var byKey: [String: Tree.Item]? {
    var result: [String: Tree.Item] = [:]
    for item in items where result.updateValue(item, forKey: item.key) != nil { return nil }
    return result
  }
}
