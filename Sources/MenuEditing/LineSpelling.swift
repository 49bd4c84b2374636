import Diagnostics
import MenuYAML

/// Nodes spelt on one line.
struct LineSpelling {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// A node with its children, in brackets where it is a collection.
  func text(of id: Node.ID, isInFlow: Bool = true) -> String {
    let node = document[id]
    switch node.kind {
    case .scalar: return ScalarSpelling.text(node, in: document, isInFlow: isInFlow)
    case .sequence:
      return "[" + document.items(of: id).map { text(of: $0) }.joined(separator: ", ") + "]"
    case .mapping:
      let entries = document.entries(of: id).map { text(of: $0) }
      return entries.isEmpty ? "{}" : "{ " + entries.joined(separator: ", ") + " }"
    }
  }

  /// A key and its value.
  func text(of entry: Document.Entry) -> String {
    let key = text(of: entry.key) + ":"
    return document[entry.value].range.isEmpty ? key : key + " " + text(of: entry.value)
  }
}

extension Document {
  /// Whether a range has no line end.
  func isOnOneLine(_ range: SourceRange) -> Bool {
    !bytes[range.offsets].contains { LineEnd.isPart($0) }
  }
}
