import Diagnostics
import MenuEditing
import MenuYAML

/// Cuts a file into a tree.
struct TreeReader {
  let file: SourceFile
  let document: Document

  /// The tree of a file that ends with a line end; a text where it cannot be cut.
  static func tree(of text: [UInt8]) -> Tree {
    let file = SourceFile(path: "", bytes: text)
    let parsed = parse(file)
    guard let document = parsed.document, let root = document.root,
      !parsed.diagnostics.contains(where: { $0.severity == .error }),
      BlockLayout(of: root, in: document, file) != nil
    else { return .text(text) }
    let reader = TreeReader(file: file, document: document)
    let tree = reader.tree(of: root, from: 0, to: file.bytes.count)
    return tree.source == text ? tree : .text(text)
  }

  /// The tree of a node, with what stands around it between two offsets.
  private func tree(of id: Node.ID, from start: Int, to end: Int) -> Tree {
    // Of a list whose items have no names nobody can say which is which.
    let isList =
      document[id].kind == .mapping
      || (document[id].kind == .sequence
        && document.items(of: id).allSatisfy { document[$0].kind == .scalar })
    guard isList else { return .text(text(start..<end)) }
    if let layout = BlockLayout(of: id, in: document, file) {
      return block(id, layout, from: start, to: end) ?? .text(text(start..<end))
    }
    return flow(id, from: start, to: end) ?? .text(text(start..<end))
  }

  // MARK: Lines

  private func block(
    _ id: Node.ID, _ layout: BlockLayout, from start: Int, to end: Int
  ) -> Tree? {
    var list = Tree.List(
      form: .block(indentation: layout.indentation), isMapping: document[id].kind == .mapping)
    var offset = start
    for (extent, child) in zip(layout.items, children(of: id)) {
      guard extent.range.lowerBound >= offset, extent.range.upperBound <= end else { return nil }
      let gap = text(offset..<extent.range.lowerBound)
      if list.items.isEmpty { list.head = gap }
      guard var item = self.item(extent, child) else { return nil }
      item.gap = list.items.isEmpty ? [] : gap
      list.items.append(item)
      offset = extent.range.upperBound
    }
    list.end = text(offset..<end)
    return .list(list)
  }

  private func item(_ extent: ItemExtent, _ child: Child) -> Tree.Item? {
    let (start, end) = (extent.lead.upperBound, extent.range.upperBound)
    let lead = text(extent.range.lowerBound..<start)
    guard child.isEntry, document[child.value].kind != .scalar else {
      return Tree.Item(
        key: child.key, lead: lead, value: .text(text(start..<end)))
    }
    var valueRange = document[child.value].range.offsets
    if let layout = BlockLayout(of: child.value, in: document, file),
      let last = layout.items.last
    {
      valueRange = layout.start..<last.range.upperBound
    }
    guard valueRange.lowerBound >= start, valueRange.upperBound <= end else { return nil }
    return Tree.Item(
      key: child.key, lead: lead, opening: text(start..<valueRange.lowerBound),
      value: tree(of: child.value, from: valueRange.lowerBound, to: valueRange.upperBound),
      tail: text(valueRange.upperBound..<end))
  }

  // MARK: Brackets

  /// `nil` where comments stand in the brackets: they would have to be cut from commas.
  private func flow(_ id: Node.ID, from start: Int, to end: Int) -> Tree? {
    guard document[id].range.offsets == start..<end,
      let layout = FlowLayout(of: id, in: document, file),
      layout.items.allSatisfy({ $0.lead.isEmpty && $0.tail.isEmpty })
    else { return nil }
    var list = Tree.List(
      form: .flow, isMapping: document[id].kind == .mapping,
      head: text(start..<layout.inside.lowerBound))
    var offset = layout.inside.lowerBound
    for (extent, child) in zip(layout.items, children(of: id)) {
      var gap = text(offset..<extent.content.lowerBound)
      if !list.items.isEmpty {
        guard gap.first == UInt8(ascii: ",") else { return nil }
        gap.removeFirst()
      }
      guard gap.allSatisfy({ " \t\r\n".utf8.contains($0) }) else { return nil }
      let content = extent.content.offsets
      var item = Tree.Item(key: child.key, gap: gap, value: .text(text(content)))
      let value = document[child.value].range.offsets
      if child.isEntry, !value.isEmpty, value.lowerBound >= content.lowerBound,
        value.upperBound == content.upperBound
      {
        item.opening = text(content.lowerBound..<value.lowerBound)
        item.value = tree(of: child.value, from: value.lowerBound, to: value.upperBound)
      }
      list.items.append(item)
      offset = content.upperBound
    }
    list.end = text(offset..<end)
    guard !list.end.contains(UInt8(ascii: "#")) else { return nil }
    return .list(list)
  }

  // MARK: Nodes

  private struct Child {
    var key: String
    var value: Node.ID
    var isEntry: Bool
  }

  private func children(of id: Node.ID) -> [Child] {
    if document[id].kind == .mapping {
      return document.entries(of: id).map { entry in
        Child(key: string(entry.key), value: entry.value, isEntry: true)
      }
    }
    return document.items(of: id).map { item in
      Child(key: string(item), value: item, isEntry: false)
    }
  }

  /// What an item is known by: its text, or for want of one all of it.
  private func string(_ id: Node.ID) -> String {
    let node = document[id]
    return node.kind == .scalar
      ? String(decoding: document.bytes[node.text.offsets], as: UTF8.self)
      : String(decoding: file.bytes[node.range.offsets], as: UTF8.self)
  }

  private func text(_ range: Range<Int>) -> [UInt8] { Array(file.bytes[range]) }
}
