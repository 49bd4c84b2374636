/// A menu file that grows and changes at random, with comments that can be told apart.
struct RandomMenu {
  struct Row {
    var id: String
    var title: String
    var isFlow: Bool
    var comment: String?
    var tail: String?
  }

  struct Item {
    var row: String
    var comment: String?
    var tail: String?
    var isApart = false
    var banner: String?
  }

  var rows: [Row]
  var order: [Item]
  var lineEnd: String
  var isFlowOrder: Bool

  init(using random: inout some RandomNumberGenerator) {
    rows = []
    order = []
    lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    isFlowOrder = Bool.random(using: &random)
    for index in 0..<Int.random(in: 2...7, using: &random) {
      add("r\(index)", "b\(index)", using: &random)
    }
    order.shuffle(using: &random)
  }

  mutating func add(_ id: String, _ mark: String, using random: inout some RandomNumberGenerator) {
    func comment(_ text: String) -> String? {
      Int.random(in: 0..<3, using: &random) == 0 ? text + mark : nil
    }
    let row = Row(
      id: id, title: "t\(mark)", isFlow: .random(using: &random), comment: comment("row"),
      tail: comment("tail"))
    rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
    let item = Item(
      row: id, comment: isFlowOrder ? nil : comment("item"),
      tail: isFlowOrder ? nil : comment("end"), isApart: .random(using: &random),
      banner: isFlowOrder ? nil : comment("banner"))
    order.insert(item, at: Int.random(in: 0...order.count, using: &random))
  }

  /// A change of each row of those given, or an addition; no more rows than given are moved.
  mutating func change(
    _ ids: [String], _ mark: String, moves: Int = .max,
    using random: inout some RandomNumberGenerator
  ) {
    var moves = moves
    for (step, id) in ids.enumerated() {
      guard let row = rows.firstIndex(where: { $0.id == id }),
        let item = order.firstIndex(where: { $0.row == id })
      else { continue }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rows[row].title = "t\(mark)\(step)"
      case 1 where moves > 0:
        moves -= 1
        let moved = order.remove(at: item)
        order.insert(moved, at: Int.random(in: 0...order.count, using: &random))
      case 2: rows[row].comment = "new\(mark)\(step)"
      case 3:
        rows.remove(at: row)
        order.remove(at: item)
      default: add("\(mark)\(step)", "\(mark)\(step)", using: &random)
      }
    }
  }

  var text: String {
    var lines = ["# Head.", "menu: Random", "rows:"]
    for row in rows {
      if let comment = row.comment { lines.append("  # \(comment)") }
      let tail = row.tail.map { " # \($0)" } ?? ""
      if row.isFlow {
        lines.append("  \(row.id): { title: \(row.title) }\(tail)")
      } else {
        lines += ["  \(row.id):", "    title: \(row.title)\(tail)"]
      }
    }
    if rows.isEmpty { lines[2] = "rows: {}" }
    if isFlowOrder || order.isEmpty {
      lines.append("order: [\(order.map(\.row).joined(separator: ", "))]")
    } else {
      lines.append("order:")
      for item in order {
        if let banner = item.banner { lines += ["", "  # \(banner)", ""] }
        if item.isApart { lines.append("") }
        if let comment = item.comment { lines.append("  # \(comment)") }
        lines.append("  - \(item.row)" + (item.tail.map { " # \($0)" } ?? ""))
      }
    }
    return lines.joined(separator: lineEnd) + lineEnd
  }
}
