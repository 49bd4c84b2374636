import Diagnostics
import MenuYAML

/// Items that go from one list to another.
extension Splice {
  /// Takes an item out of a list.
  mutating func remove(_ index: Int, from list: RowLists.List) throws(Refusal) -> ListedItem {
    switch try layout(of: list.node) {
    case .flow(let flow):
      var text = flowText(flow, of: list.node)
      text.remove(at: index)
      edits.append(TextEdit(flow.inside, with: text.text))
      return ListedItem(flow.items[index], lines)
    case .block(let block):
      let extent = block.items[index]
      var node: Node?
      for (place, item) in document.items(of: list.node).enumerated() where place == index {
        node = document[item]
      }
      guard let node else { preconditionFailure("an item that the list does not have") }
      if block.items.count == 1 {
        edits.append(TextEdit(SourceRange(at: try colonEnd(list.key)), with: " []"))
      }
      edits.append(TextEdit(extent.range, with: ""))
      return ListedItem(extent, node: node, key: keyLine(list.key), lines)
    }
  }

  /// Puts an item into a list, beside another one; a list without items needs no target.
  mutating func insert(
    _ item: ListedItem, into list: RowLists.List, at target: Target?
  ) throws(Refusal) {
    switch try layout(of: list.node) {
    case .flow(let flow):
      if flow.items.isEmpty, item.blockIndentation != nil || !item.isBare,
        let end = try endOfEmptyValue(list)
      {
        let line = keyLine(list.key)
        edits.append(
          TextEdit(
            SourceRange(try colonEnd(list.key)..<document[list.node].range.upperBound), with: ""))
        edits.append(TextEdit(SourceRange(at: end), with: blockLines(item, below: line)))
        return
      }
      var text = flowText(flow, of: list.node)
      text.insert(item.piece(breakText: text.breakText), at: target?.insertion ?? 0)
      edits.append(TextEdit(flow.inside, with: text.text))
    case .block(let block):
      guard let target else { preconditionFailure("a block without items") }
      let anchor = block.items[target.index]
      let line = lines.line(at: anchor.content.lowerBound)
      let text = item.lines(
        indentation: lines.text(line.start..<line.text),
        lineEnd: lines.text(lines.lineEnd(at: line.end)))
      let offset = target.isBehind ? anchor.range.upperBound : anchor.range.lowerBound
      edits.append(TextEdit(SourceRange(at: offset), with: text))
    }
  }

  /// Writes a new list with one item, as the last entry of a mapping or behind one of its entries.
  mutating func add(
    _ name: String, _ item: ListedItem, to mapping: Node.ID, behind index: Int?
  ) throws(Refusal) {
    switch try layout(of: mapping) {
    case .flow(let flow):
      var text = flowText(flow, of: mapping)
      for (index, entry) in flow.items.enumerated() {
        text.replace(at: index, with: takeEdited(entry.content))
      }
      var piece = item.piece(breakText: text.breakText)
      piece.text = "\(name): [\(piece.text)]"
      text.insert(piece, at: index.map { $0 + 1 } ?? flow.items.count)
      edits.append(TextEdit(flow.inside, with: text.text))
    case .block(let block):
      let above = block.items[index ?? block.items.count - 1]
      let line = lines.line(at: above.content.lowerBound)
      let indentation = lines.text(line.start..<line.text)
      let text =
        item.isBare && item.blockIndentation == nil
        ? "\(indentation)\(name): [\(item.text)]\(lineEnd)"
        : "\(indentation)\(name):\(lineEnd)" + blockLines(item, below: line)
      edits.append(TextEdit(SourceRange(at: above.range.upperBound), with: text))
    }
  }
}
