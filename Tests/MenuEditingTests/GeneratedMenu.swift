import Diagnostics
import TestSupport

/// A menu with comments, blank lines and styles as people write them.
struct GeneratedMenu {
  let file: SourceFile
  /// The rows of the order.
  let rows: [String]
  /// Whether the order is a block, or the rows themselves are it.
  let isBlock: Bool

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var comments = 0
    let count = Int.random(in: 2...9, using: &random)
    let rows = (1...count).map { "row_\($0)" }.shuffled(using: &random)
    let style = Int.random(in: 0..<4, using: &random)
    self.rows = rows
    isBlock = style < 2
    var text = Self.lead(&random, &comments, "") + "menu: Generated\nrows:\n"
    let indentation = String(repeating: " ", count: Int.random(in: 1...4, using: &random))
    let defined = style == 0 ? rows : rows.sorted()
    text += Self.items(
      defined.map { Self.row($0, indentation, &random) }, indentation, &random, &comments)
    switch style {
    case 0: break
    case 1:
      let indentation = String(repeating: " ", count: Int.random(in: 0...3, using: &random))
      text += "order:" + Self.tail(&random, &comments) + "\n"
      text += Self.items(rows.map { "- \($0)" }, indentation, &random, &comments)
    case 2:
      text += "order: [\(rows.joined(separator: ", "))]" + Self.tail(&random, &comments) + "\n"
    default:
      text += "order: [" + Self.tail(&random, &comments) + "\n"
      for (index, row) in rows.enumerated() {
        text += Self.lead(&random, &comments, "  ") + "  \(row)"
        text += (index < rows.count - 1 || Bool.random(using: &random)) ? "," : ""
        text += Self.tail(&random, &comments) + "\n"
      }
      text += "]\n"
    }
    if Bool.random(using: &random) { text += "\n" }
    text += Self.lead(&random, &comments, "") + "drawer: {width: 280}"
    if Bool.random(using: &random) { text += "\n" }
    let lineEnd = ["\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    file = SourceFile(
      path: "menu.yaml",
      text: text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: lineEnd))
  }

  /// Items with blank lines between none, all, or groups of at least two.
  private static func items(
    _ items: [String], _ indentation: String, _ random: inout SplitMix, _ comments: inout Int
  ) -> String {
    let spacing = Int.random(in: 0..<3, using: &random)
    var text = ""
    var group = 0
    for (index, item) in items.enumerated() {
      let canEnd = group >= 2 && items.count - index >= 2
      if index > 0, spacing == 1 || (spacing == 2 && canEnd && Bool.random(using: &random)) {
        text += "\n"
        group = 0
        if spacing == 2, Bool.random(using: &random) {
          comments += 1
          text += "\(indentation)# group \(comments)\n\n"
        }
      }
      group += 1
      text += lead(&random, &comments, indentation)
      let lines = item.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
      if !item.hasSuffix("\n") { text += tail(&random, &comments) + "\n" }
    }
    return text
  }

  private static func row(_ id: String, _ indentation: String, _ random: inout SplitMix) -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: "\(id): { title: \(id) }"
    case 1: "\(id):   {title: \"\(id)\",icon:   home}"
    case 2: "\(id):\n  icon: 'home'\n  title: '重要: \(id)'"
    case 3: "\(id):\n    title: \(id)\n    # icon: home\n    note: |\n      one\n\n      two\n"
    case 4: "\(id):\n  note: |+\n    kept\n\n  title: >-\n    folded\n    \(id)\n"
    case 5:
      "\(id):\n  destination: {\n    screen: Home # the start\n  }\n  title: \"\\u3042 \(id)\""
    default:
      "\(id):\n  title: \"a\n    b \(id)\"\n  variants:\n  - when: {}\n    icon: star\n  # end"
    }
  }

  private static func lead(
    _ random: inout SplitMix, _ comments: inout Int, _ indentation: String
  ) -> String {
    (0..<max(0, Int.random(in: -2...2, using: &random))).map { _ in
      comments += 1
      return "\(indentation)# above \(comments)\n"
    }.joined()
  }

  private static func tail(_ random: inout SplitMix, _ comments: inout Int) -> String {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return "" }
    comments += 1
    return ["  ", " ", "\t"].randomElement(using: &random).map { $0 + "# behind \(comments)" } ?? ""
  }
}
