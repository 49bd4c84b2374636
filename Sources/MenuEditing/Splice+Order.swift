import Diagnostics
import MenuYAML

/// Items that change places within a list.
extension Splice {
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
}
