import Diagnostics
import MenuYAML

/// The nodes of a text, one a line, indented by depth: style, byte range, and a scalar's text.
///
/// ```
/// block mapping 0..<4
///   plain 0..<1 a
///   plain 3..<4 b
/// ```
func outline(_ text: String) -> [String] { outline(Array(text.utf8)) }

func outline(_ bytes: [UInt8]) -> [String] {
  guard let document = parse(SourceFile(path: "menu.yaml", bytes: bytes)).document else {
    return []
  }
  var lines: [String] = []
  func visit(_ id: Node.ID, _ depth: Int) {
    let node = document[id]
    let words = [
      node.kind == .scalar ? "\(node.style)" : "\(node.style) \(node.kind)",
      "\(node.range.offsets)",
      node.kind == .scalar ? document.string(of: id) : "",
      document.isNull(id) ? "(null)" : "",
      node.isBroken ? "(broken)" : "",
    ]
    lines.append(
      String(repeating: "  ", count: depth) + words.filter { !$0.isEmpty }.joined(separator: " "))
    switch node.kind {
    case .scalar: break
    case .sequence: for item in document.items(of: id) { visit(item, depth + 1) }
    case .mapping:
      for entry in document.entries(of: id) {
        visit(entry.key, depth + 1)
        visit(entry.value, depth + 1)
      }
    }
  }
  if let root = document.root { visit(root, 0) }
  return lines
}

/// What is reported of a text: the rule, the byte range.
func reports(_ text: String) -> [String] { reports(Array(text.utf8)) }

func reports(_ bytes: [UInt8]) -> [String] {
  parse(SourceFile(path: "menu.yaml", bytes: bytes)).diagnostics.map {
    "\($0.rule.name) \($0.range.offsets)"
  }
}

extension Document {
  /// A scalar's text.
  func string(of id: Node.ID) -> String {
    String(decoding: bytes[self[id].text.offsets], as: UTF8.self)
  }
}
