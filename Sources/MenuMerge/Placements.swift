/// In which list each row of a menu stands, in three versions.
struct Placements {
  /// The rows that one side removed, wherever the other one put them.
  let removed: Set<String>
  /// The rows that both sides put into another list, each into another one, and those that one
  /// side removed and the other one edited.
  private var disputed: Set<String> = []
  /// Whether a version has `order:`, so that the order of `rows:` means nothing.
  let hasOrder: Bool

  init(base: Tree, ours: Tree, theirs: Tree) {
    hasOrder = [base, ours, theirs].contains { tree in
      guard case .list(let root) = tree else { return false }
      return root.items.contains { $0.key == "order" }
    }
    let lists = [base, ours, theirs].map(Self.lists)
    let rows = [base, ours, theirs].map(Self.rows)
    let removed = rows[0].keys.filter { rows[1][$0] == nil || rows[2][$0] == nil }
    self.removed = Set(removed)
    for (row, our) in lists[1] {
      guard let their = lists[2][row] else { continue }
      let before = lists[0][row]
      if our != their, our != before, their != before { disputed.insert(row) }
    }
    for row in removed {
      guard let left = rows[1][row] ?? rows[2][row] else { continue }
      if left != rows[0][row] { disputed.insert(row) }
    }
  }

  /// Whether something is to be told apart in the lists of rows.
  var isEmpty: Bool { disputed.isEmpty && removed.isEmpty }

  /// Whether a person must say where a row stands, or that it goes.
  func isDisputed(_ row: String) -> Bool { disputed.contains(row) }

  /// Whether a path is one of the lists that say where rows stand, or lies in it.
  static func arePlaced(at path: [String]) -> Bool { path.first.map(isList) ?? false }

  private static func isList(_ key: String) -> Bool { key == "order" || key == "hidden" }

  /// The list of each row, by its path in the file.
  private static func lists(_ tree: Tree) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    guard case .list(let root) = tree else { return lists }
    for item in root.items where isList(item.key) {
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

  /// The definition of each row, without what is set off from it.
  private static func rows(_ tree: Tree) -> [String: [UInt8]] {
    guard case .list(let root) = tree,
      case .list(let rows) = root.items.first(where: { $0.key == "rows" })?.value
    else { return [:] }
    return Dictionary(rows.items.map { ($0.key, $0.own) }) { first, _ in first }
  }
}
