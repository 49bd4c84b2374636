extension TreeMerge {
  /// Keeps comments that one side's removal left above an item that the other side removed: they
  /// go above the next item that stays.
  func carryComments(
    of sides: [Tree.List], _ old: [String: Tree.Item], _ kept: Set<String>,
    into merged: inout Tree.List
  ) {
    let places = Dictionary(
      zip(merged.items.map(\.key), merged.items.indices), uniquingKeysWith: { first, _ in first })
    for list in sides {
      var carried: [UInt8] = []
      for item in list.items {
        if !kept.contains(item.key) {
          carried += TextMerge.comments(item.gap, besides: old[item.key]?.gap ?? [])
        } else if !carried.isEmpty, let place = places[item.key] {
          let gap = merged.items[place].gap
          merged.items[place].gap = TextMerge.comments(carried, besides: gap) + gap
          carried = []
        }
      }
      merged.end = TextMerge.comments(carried, besides: merged.end) + merged.end
    }
  }
}
