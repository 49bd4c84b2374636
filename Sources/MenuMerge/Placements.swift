/// In which list each row of a menu stands, in three versions.
struct Placements {
  /// The rows that both sides put into another list, each into another one.
  private(set) var conflicts: Set<String> = []
  /// The rows that one side removed, wherever the other one put them.
  private(set) var removed: Set<String> = []
  /// Whether a version has `order:`, so that the order of `rows:` means nothing.
  let hasOrder: Bool

  init(base: Tree, ours: Tree, theirs: Tree) {
    hasOrder = [base, ours, theirs].contains { tree in
      guard case .list(let root) = tree else { return false }
      return root.items.contains { $0.key == "order" }
    }
    let lists = [base, ours, theirs].map(Self.lists)
    let rows = [base, ours, theirs].map(Self.rows)
    for (row, our) in lists[1] {
      guard let their = lists[2][row] else { continue }
      let before = lists[0][row]
      if our != their, our != before, their != before { conflicts.insert(row) }
    }
    removed = rows[0].filter { !rows[1].contains($0) || !rows[2].contains($0) }
  }

  /// Whether something is to be told apart in the lists of rows.
  var isEmpty: Bool { conflicts.isEmpty && removed.isEmpty }

  /// The list of each row, by its path in the file.
  private static func lists(_ tree: Tree) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    guard case .list(let root) = tree else { return lists }
    for item in root.items where ["order", "hidden"].contains(item.key) {
      guard case .list(let list) = item.value else { continue }
      for child in list.items {
        if case .list(let section) = child.value {
          for row in section.items { lists[row.key] = [item.key, child.key] }
        } else {
          lists[child.key] = [item.key]
        }
      }
    }
    return lists
  }

  private static func rows(_ tree: Tree) -> Set<String> {
    guard case .list(let root) = tree,
      case .list(let rows) = root.items.first(where: { $0.key == "rows" })?.value
    else { return [] }
    return Set(rows.items.map(\.key))
  }
}
