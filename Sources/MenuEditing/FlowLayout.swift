public import Diagnostics
public import MenuYAML

/// How the items of a list, or the entries of a mapping, lie between brackets or braces.
public struct FlowLayout: Sendable {
  /// The items, in order.
  public private(set) var items: [ItemExtent] = []
  /// What stands between the brackets, without them.
  public let inside: SourceRange
  /// The places of the items: what stays where it is when they change places.
  private(set) var slots: [Slot] = []
  /// What stands before the closing bracket.
  private(set) var closing: SourceRange

  /// The place of an item.
  struct Slot: Sendable {
    /// What stands before the item and does not belong to it.
    var before: SourceRange
    /// What stands between the item and its comma.
    var beforeComma: SourceRange
    var hasComma: Bool
  }

  /// Finds the extents of a collection's items; `nil` where the collection is a block.
  public init?(of id: Node.ID, in document: Document, _ file: SourceFile) {
    let node = document[id]
    guard node.style == .flow, node.range.count >= 2 else { return nil }
    inside = SourceRange(node.range.lowerBound + 1..<node.range.upperBound - 1)
    closing = inside
    let lines = SourceLines(file)
    var offset = inside.lowerBound
    for end in Self.contentEnds(of: id, in: document, lines) {
      offset = append(upTo: end, from: offset, lines)
    }
    if !items.isEmpty { closing = SourceRange(offset..<inside.upperBound) }
  }

  /// Adds the item whose content ends at an offset; gives where the next place starts.
  private mutating func append(upTo end: Int, from offset: Int, _ lines: SourceLines) -> Int {
    let token = lines.token(from: offset)
    let lead = Self.lead(offset..<token, lines)
    // A comment behind several items is about the line.
    let isFirstOnLine =
      items.isEmpty || lines.bytes[offset..<token].contains { LineEnd.isPart($0) }
    let mark = lines.token(from: end)
    let hasComma = mark < inside.upperBound && lines.bytes[mark] == UInt8(ascii: ",")
    let behind = hasComma ? mark + 1 : end
    let tail = isFirstOnLine ? lines.comment(behind: behind) : behind..<behind
    items.append(
      ItemExtent(
        lead: SourceRange(lead..<token), content: SourceRange(token..<end),
        tail: SourceRange(tail), range: SourceRange(lead..<end)))
    slots.append(
      Slot(
        before: SourceRange(offset..<lead),
        beforeComma: SourceRange(end..<(hasComma ? mark : end)), hasComma: hasComma))
    return tail.upperBound
  }

  /// Where the comment lines directly above a token start: at the first `#`.
  private static func lead(_ gap: Range<Int>, _ lines: SourceLines) -> Int {
    var lead = gap.upperBound
    guard lines.bytes[gap].contains(where: { LineEnd.isPart($0) }) else { return lead }
    var line = lines.line(at: gap.upperBound)
    // The rest of the line of the item before is no line of comments.
    while line.start > gap.lowerBound, let above = lines.line(above: line),
      above.start >= gap.lowerBound, lines.isComment(above)
    {
      if above.start == gap.lowerBound, !isLineStart(above.start, lines) { break }
      lead = above.text
      line = above
    }
    return lead
  }

  private static func isLineStart(_ offset: Int, _ lines: SourceLines) -> Bool {
    offset == lines.start || LineEnd.isPart(lines.bytes[offset - 1])
  }

  private static func contentEnds(
    of id: Node.ID, in document: Document, _ lines: SourceLines
  ) -> [Int] {
    if document[id].kind == .sequence {
      return document.items(of: id).map { document[$0].range.upperBound }
    }
    return document.entries(of: id).map { key, value in
      if !document[value].range.isEmpty { return document[value].range.upperBound }
      let keyEnd = document[key].range.upperBound
      let colon = lines.token(from: keyEnd)
      let hasColon = colon < lines.bytes.count && lines.bytes[colon] == UInt8(ascii: ":")
      return hasColon ? colon + 1 : keyEnd
    }
  }
}
