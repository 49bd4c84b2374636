import Diagnostics
import MenuYAML

/// The edits of a file that put rows into other places; every byte that is not moved stays.
struct Splice {
  let file: SourceFile
  let document: Document
  let lines: SourceLines
  /// What a new line ends with.
  let lineEnd: String
  private(set) var edits: [TextEdit] = []

  init(_ file: SourceFile, _ document: Document) {
    self.file = file
    self.document = document
    lines = SourceLines(file)
    let first = lines.end(from: lines.start)
    let end = lines.text(lines.lineEnd(at: first))
    lineEnd = end.isEmpty ? "\n" : end
  }

  /// Whether two edits are about the same bytes, so that they cannot both be made.
  var hasOverlaps: Bool {
    let ranges = edits.map(\.range).sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
    return zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }

  /// How a collection lies in the file.
  enum Layout {
    case block(BlockLayout)
    case flow(FlowLayout)
  }

  func layout(of id: Node.ID) throws(Refusal) -> Layout {
    if let block = BlockLayout(of: id, in: document, file) { return .block(block) }
    if let flow = FlowLayout(of: id, in: document, file) { return .flow(flow) }
    throw .unusualLayout
  }

  /// Where an item goes: beside another one of the list.
  struct Target {
    var index: Int
    var isBehind: Bool
    /// Where it is to be inserted.
    var insertion: Int { isBehind ? index + 1 : index }
  }

  // MARK: Within a list

  /// Puts the items of a collection into another order: what is set off from them stays.
  mutating func reorder(_ id: Node.ID, _ order: [Int]) throws(Refusal) {
    switch try layout(of: id) {
    case .flow(let flow):
      var text = flowText(flow, of: id)
      text.reorder(order)
      edits.append(TextEdit(flow.inside, with: text.text))
    case .block(let block):
      for (place, index) in order.enumerated() where place != index {
        edits.append(TextEdit(block.items[place].range, with: file[block.items[index].range]))
      }
    }
  }

  /// Moves an item of a collection beside another one, below comments that are given.
  mutating func move(
    _ id: Node.ID, from index: Int, to target: Target, below comments: ListedItem? = nil
  ) throws(Refusal) {
    switch try layout(of: id) {
    case .flow(let flow):
      if let comments, !comments.isBare { throw .unusualLayout }
      var order = Array(flow.items.indices)
      order.remove(at: index)
      order.insert(index, at: target.insertion > index ? target.insertion - 1 : target.insertion)
      var text = flowText(flow, of: id)
      text.reorder(order)
      edits.append(TextEdit(flow.inside, with: text.text))
    case .block(let block):
      move(in: block, from: index, to: target, below: comments)
    }
  }

  private mutating func move(
    in block: BlockLayout, from index: Int, to target: Target, below comments: ListedItem?
  ) {
    let item = block.items[index].range
    var text = ""
    if let comments {
      let indentation = String(repeating: " ", count: block.indentation)
      text = comments.commentLines(indentation: indentation, lineEnd: lineEnd)
    }
    if target.insertion == index || target.insertion == index + 1 {
      edits.append(TextEdit(SourceRange(at: item.lowerBound), with: text))
      return
    }
    text += file[item]
    var carried = ""
    if let gap = carriedGap(of: index, to: target, in: block) {
      carried = file[gap]
      edits.append(TextEdit(gap, with: ""))
    }
    edits.append(TextEdit(item, with: ""))
    let anchor = block.items[target.index].range
    edits.append(
      target.isBehind
        ? TextEdit(SourceRange(at: anchor.upperBound), with: carried + text)
        : TextEdit(SourceRange(at: anchor.lowerBound), with: text + carried))
  }

  /// The blank lines that go with an item that stands apart from both of its neighbours, where it
  /// will stand apart again.
  ///
  /// So a list whose items have a blank line between them keeps one between them; a comment that
  /// is set off never moves.
  private func carriedGap(of index: Int, to target: Target, in block: BlockLayout) -> SourceRange? {
    func isApart(above index: Int) -> Bool {
      index == 0 || index == block.items.count || !block.gap(above: index).isEmpty
    }
    guard isApart(above: index), isApart(above: index + 1), isApart(above: target.insertion) else {
      return nil
    }
    let isForward = target.insertion > index
    for above in isForward ? [index + 1, index] : [index, index + 1]
    where above > 0 && above < block.items.count {
      let gap = block.gap(above: above)
      if !lines.bytes[gap.offsets].contains(UInt8(ascii: "#")) { return gap }
    }
    return nil
  }

  // MARK: From one list to another

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

  // MARK: Parts

  private func flowText(_ flow: FlowLayout, of id: Node.ID) -> FlowText {
    let line = lines.line(at: document[id].range.lowerBound)
    return FlowText(
      flow, lines, indentation: lines.text(line.start..<line.text) + "  ", lineEnd: lineEnd)
  }

  private func keyLine(_ key: Node.ID) -> SourceLines.Line {
    lines.line(at: document[key].range.lowerBound)
  }

  /// Where the colon behind a key ends.
  private func colonEnd(_ key: Node.ID) throws(Refusal) -> Int {
    let colon = lines.token(from: document[key].range.upperBound)
    guard colon < lines.bytes.count, lines.bytes[colon] == UInt8(ascii: ":") else {
      throw .unusualLayout
    }
    return colon + 1
  }

  /// Where the line of an empty list ends that stands right behind its key, in a block, so that
  /// lines below it can take its place; `nil` where it stands otherwise.
  private func endOfEmptyValue(_ list: RowLists.List) throws(Refusal) -> Int? {
    let value = document[list.node].range
    let line = keyLine(list.key)
    let space = try colonEnd(list.key)..<value.lowerBound
    let isAlone =
      line.text == document[list.key].range.lowerBound && value.upperBound <= line.end
      && lines.bytes[space].allSatisfy { SourceLines.isBlank($0) }
      && lines.bytes[value.lowerBound + 1..<value.upperBound - 1].allSatisfy {
        SourceLines.isBlank($0)
      }
    let behind = lines.comment(behind: value.upperBound).upperBound
    let rest = lines.bytes[behind..<line.end]
    guard isAlone, rest.allSatisfy({ SourceLines.isBlank($0) }) else { return nil }
    return line.next
  }

  private func blockLines(_ item: ListedItem, below key: SourceLines.Line) -> String {
    let indentation =
      lines.text(key.start..<key.text)
      + String(repeating: " ", count: item.blockIndentation ?? 2)
    return item.lines(indentation: indentation, lineEnd: lineEnd)
  }
}
