import Diagnostics
import MenuCompiler
import MenuYAML

/// Writes a document anew, in the one layout that the formatter knows, with all its comments.
struct LayoutPrinter {
  let document: Document
  let lines: SourceLines
  /// How values of one line are spelt.
  private let line: LineSpelling
  /// The mappings whose rows may be aligned.
  private let tables: [Node.ID: MappingForm]
  /// The comments that are still to be written.
  var comments: ArraySlice<Comment>
  var text = ""
  /// Whether nothing was written since the last key: a blank line there is left out.
  var isBelowKey = true

  /// How much deeper a collection is indented than its key.
  static let step = 2

  init(_ document: Document, _ file: SourceFile) {
    self.document = document
    lines = SourceLines(file)
    line = LineSpelling(document)
    tables = KnownMappings(document).tables
    comments = Comment.all(in: document, lines)[...]
  }

  /// The whole document.
  mutating func print() -> String {
    let end = lines.bytes.count
    if let root = document.root { collection(root, indentation: 0, limit: end) }
    ownLines(before: end, indentation: 0)
    return text
  }

  // MARK: Collections

  /// Writes the lines of a collection.
  ///
  /// - Parameters:
  ///   - id: the collection, which has children.
  ///   - indentation: that of its items.
  ///   - limit: where the next item of a collection around it starts.
  ///   - isBehindDash: whether the first item goes on a line that has begun.
  private mutating func collection(
    _ id: Node.ID, indentation: Int, limit: Int, isBehindDash: Bool = false
  ) {
    let isMapping = document[id].kind == .mapping
    let entries =
      isMapping
      ? document.entries(of: id).map { Entry(key: $0.key, value: $0.value) }
      : document.items(of: id).map { Entry(key: nil, value: $0) }
    let column = document[id].style == .flow ? Int.max : column(of: id)
    let isOfIDs = document.isListOfScalars(id)
    func hasTail(above start: Int) -> Bool {
      !isOfIDs || lines.areCommentsSetOff(above: lines.line(at: start))
    }
    let tables = tables[id].map { form in
      RowTable.texts(of: Array(document.entries(of: id)), as: form, in: document)
    }
    for (index, entry) in entries.enumerated() {
      let start = start(of: entry)
      if index > 0 || !isBehindDash {
        ownLines(
          before: start, indentation: indentation,
          deeperThan: index > 0 && hasTail(above: start) ? column : nil)
        blankLine(above: start)
        text += String(repeating: " ", count: indentation)
      }
      isBelowKey = false
      let limit = index + 1 < entries.count ? self.start(of: entries[index + 1]) : limit
      if let table = tables?[index] {
        text += table
        endLine(behind: document.contentEnd(of: entry.value))
      } else if let key = entry.key {
        text += ScalarSpelling.text(document[key], in: document, isInFlow: false) + ":"
        value(entry.value, behind: key, indentation: indentation, limit: limit)
      } else {
        text += "-"
        item(entry.value, indentation: indentation, limit: limit)
      }
    }
    if document[id].style == .flow {
      ownLines(before: document[id].range.upperBound, indentation: indentation)
      return
    }
    // What stands below the last item, indented as the items are, is still of the collection.
    let least = isMapping || column > parentColumn(of: id) ? column : column + 1
    ownLines(before: limit, indentation: indentation, deeperThan: column, from: least)
  }

  private struct Entry {
    var key: Node.ID?
    var value: Node.ID
  }

  private func start(of entry: Entry) -> Int {
    document[entry.key ?? entry.value].range.lowerBound
  }

  private mutating func value(
    _ id: Node.ID, behind key: Node.ID, indentation: Int, limit: Int
  ) {
    let node = document[id]
    if node.range.isEmpty {
      endLine(behind: document[key].range.upperBound)
    } else if isBlock(id) {
      keyLineComment(from: document[key].range.upperBound, before: node.range.lowerBound)
      isBelowKey = true
      collection(id, indentation: indentation + Self.step, limit: limit)
    } else {
      text += " "
      inline(id, indentation: indentation)
    }
  }

  private mutating func item(_ id: Node.ID, indentation: Int, limit: Int) {
    let node = document[id]
    if node.range.isEmpty {
      endLine(behind: node.range.upperBound)
    } else if isBlock(id) {
      text += " "
      collection(id, indentation: indentation + Self.step, limit: limit, isBehindDash: true)
    } else {
      text += " "
      inline(id, indentation: indentation)
    }
  }

  /// Whether a node is written over lines of its own: one in brackets is where it was.
  private func isBlock(_ id: Node.ID) -> Bool {
    let node = document[id]
    guard node.kind != .scalar, node.childCount > 0 else { return false }
    return node.style == .block || !document.isOnOneLine(node.range)
  }

  // MARK: Values of one line

  private mutating func inline(_ id: Node.ID, indentation: Int) {
    let node = document[id]
    if node.style == .literal || node.style == .folded,
      let block = BlockScalar(node, in: document, lines)
    {
      text += block.header + "\n"
      for line in block.lines {
        if !line.isEmpty { text += String(repeating: " ", count: indentation + Self.step) + line }
        text += "\n"
      }
      return
    }
    text += line.text(of: id, isInFlow: false)
    endLine(behind: node.range.upperBound)
  }

  // MARK: Columns of the source

  private func column(of id: Node.ID) -> Int {
    let start = document[id].range.lowerBound
    return start - lines.line(at: start).start
  }

  /// The column that comments at the end of a list must lie right of: a list may lie in the column
  /// of its key.
  private func parentColumn(of id: Node.ID) -> Int {
    guard document[id].style == .block else { return -1 }
    var line = lines.line(at: document[id].range.lowerBound)
    while let above = lines.line(above: line), above.isBlank || lines.isComment(above) {
      line = above
    }
    return lines.line(above: line)?.indentation ?? -1
  }
}
