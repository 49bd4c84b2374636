/// A list into which items are put in constant time.
struct Chain {
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
