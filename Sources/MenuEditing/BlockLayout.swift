public import Diagnostics
public import MenuYAML

/// How the items of a list, or the entries of a mapping, lie in lines of their own.
public struct BlockLayout: Sendable {
  /// The items, in order.
  public private(set) var items: [ItemExtent] = []
  /// The column of the items, counted from 0 in bytes.
  public private(set) var indentation = 0
  /// Where the lines of the collection start: below the key that it is the value of.
  public private(set) var start = 0

  /// Finds the extents of a collection's items.
  ///
  /// `nil` where the collection is in brackets, is empty, or starts behind something else on its
  /// line, as a mapping behind the dash of an item does.
  public init?(of id: Node.ID, in document: Document, _ file: SourceFile) {
    guard document[id].style == .block, document[id].childCount > 0 else { return nil }
    let lines = SourceLines(file)
    let first = lines.line(at: document[id].range.lowerBound)
    // Behind a question mark, a key lies further right than its entry.
    let isAlone =
      first.text == document[id].range.lowerBound
      || (document[id].kind == .mapping && lines.bytes[first.text] == UInt8(ascii: "?"))
    guard isAlone else { return nil }
    indentation = first.indentation

    var top = first
    while let above = lines.line(above: top), above.isBlank || lines.isComment(above) {
      top = above
    }
    start = top.start
    var bottom = top.start
    var token = first.text
    let isOfIDs = document.isListOfScalars(id)
    for end in Self.contentEnds(of: id, in: document, lines) {
      let item = extent(token..<end, isID: isOfIDs, below: bottom, lines)
      items.append(item)
      bottom = item.range.upperBound
      token = lines.token(from: bottom)
    }
  }

  /// The lines between an item and the one above it, or the start of the collection.
  public func gap(above index: Int) -> SourceRange {
    let start = index == 0 ? start : items[index - 1].range.upperBound
    return SourceRange(start..<items[index].range.lowerBound)
  }

  /// Where the content of each item ends.
  private static func contentEnds(
    of id: Node.ID, in document: Document, _ lines: SourceLines
  ) -> [Int] {
    func end(_ value: Node.ID, behind key: Node.ID? = nil) -> Int {
      if !document[value].range.isEmpty { return document.contentEnd(of: value) }
      guard let key else { return document[value].range.lowerBound }
      // Nothing stands behind the colon.
      let keyEnd = document[key].range.upperBound
      let colon = lines.token(from: keyEnd)
      let hasColon = colon < lines.bytes.count && lines.bytes[colon] == UInt8(ascii: ":")
      return hasColon ? colon + 1 : keyEnd
    }
    if document[id].kind == .sequence { return document.items(of: id).map { end($0) } }
    return document.entries(of: id).map { end($0.value, behind: $0.key) }
  }

  private func extent(
    _ content: Range<Int>, isID: Bool, below bottom: Int, _ lines: SourceLines
  ) -> ItemExtent {
    let first = lines.line(at: content.lowerBound)
    var top = first
    while let above = lines.line(above: top), above.start >= bottom, lines.isComment(above) {
      top = above
    }
    var last = lines.line(at: content.upperBound)
    if !isID || lines.areCommentsSetOff(below: last) {
      while let below = lines.line(below: last), lines.isComment(below),
        below.indentation > indentation
      {
        last = below
      }
    }
    return ItemExtent(
      lead: SourceRange(top.start..<first.start), content: SourceRange(content),
      tail: SourceRange(content.upperBound..<last.end), range: SourceRange(top.start..<last.next))
  }
}

extension Document {
  /// Whether a node is a list of nothing but scalars: a comment between two is about the second.
  func isListOfScalars(_ id: Node.ID) -> Bool {
    self[id].kind == .sequence && items(of: id).allSatisfy { self[$0].kind == .scalar }
  }
}
