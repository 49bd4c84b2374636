import Diagnostics
import MenuCompiler
import MenuYAML
import Spelling

/// Writes a document anew, in the one layout that the formatter knows, with all its comments.
struct LayoutPrinter {
  private let document: Document
  private let lines: SourceLines
  private var comments: ArraySlice<Comment>
  private(set) var text = ""
  /// Whether something was written since the last key: a blank line below a key is left out.
  private var isBelowKey = true

  /// How much deeper a collection is indented than its key.
  private static let step = 2

  init(_ document: Document, _ file: SourceFile) {
    self.document = document
    lines = SourceLines(file)
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
    let tables = isMapping ? tables(in: entries) : [:]
    for (index, entry) in entries.enumerated() {
      let start = start(of: entry)
      if index > 0 || !isBehindDash {
        ownLines(
          before: start, indentation: indentation,
          deeperThan: index > 0 ? column : nil)
        blankLine(above: start)
        text += String(repeating: " ", count: indentation)
      }
      isBelowKey = false
      let limit = index + 1 < entries.count ? self.start(of: entries[index + 1]) : limit
      if let table = tables[index] {
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
    return node.style == .block || !isOnOneLine(node.range)
  }

  private func isOnOneLine(_ range: SourceRange) -> Bool {
    !document.bytes[range.offsets].contains { LineEnd.isPart($0) }
  }

  // MARK: Values of one line

  private mutating func inline(_ id: Node.ID, indentation: Int) {
    let node = document[id]
    if node.style == .literal || node.style == .folded, let block = blockScalar(node) {
      text += block.header + "\n"
      for line in block.lines {
        let isBlank = line.isEmpty
        text +=
          isBlank ? "\n" : String(repeating: " ", count: indentation + Self.step) + line + "\n"
      }
      return
    }
    text += flow(id, isInFlow: false)
    endLine(behind: node.range.upperBound)
  }

  private func flow(_ id: Node.ID, isInFlow: Bool = true) -> String {
    let node = document[id]
    switch node.kind {
    case .scalar: return ScalarSpelling.text(node, in: document, isInFlow: isInFlow)
    case .sequence:
      return "[" + document.items(of: id).map { flow($0) }.joined(separator: ", ") + "]"
    case .mapping:
      let cells = document.entries(of: id).map { cell($0) }
      return cells.isEmpty ? "{}" : "{ " + cells.joined(separator: ", ") + " }"
    }
  }

  private func cell(_ entry: Document.Entry) -> String {
    let key = flow(entry.key) + ":"
    return document[entry.value].range.isEmpty ? key : key + " " + flow(entry.value)
  }

  /// A text after `|` or `>`: its first line, and its lines without their indentation.
  ///
  /// `nil` where its indentation is written in the first line.
  private func blockScalar(_ node: Node) -> (header: String, lines: [String])? {
    let bytes = document.bytes[node.range.offsets]
    let headerEnd = bytes.firstIndex { LineEnd.isPart($0) } ?? bytes.endIndex
    var header = String(decoding: bytes[..<headerEnd], as: UTF8.self)
    while header.last == " " || header.last == "\t" { header.removeLast() }
    let indicators = header.prefix { $0 != " " && $0 != "\t" }
    if indicators.contains(where: \.isNumber) { return nil }
    var result: [[UInt8]] = []
    var offset = lines.lineEnd(at: headerEnd).upperBound
    while offset < node.range.upperBound {
      let end = lines.end(from: offset)
      result.append(Array(document.bytes[offset..<end]))
      offset = max(lines.lineEnd(at: end).upperBound, end + 1)
    }
    let first = result.first { $0.contains { $0 != 0x20 } }
    let indentation = first?.prefix { $0 == 0x20 }.count ?? 0
    var texts = result.map { line in
      String(
        decoding: line.dropFirst(min(indentation, line.prefix { $0 == 0x20 }.count)), as: UTF8.self)
    }
    if !indicators.contains("+") { while texts.last?.isEmpty == true { texts.removeLast() } }
    return (header, texts)
  }

  // MARK: Tables

  /// The rows that stand in braces, one below the other with their columns aligned, by index.
  private func tables(in entries: [Entry]) -> [Int: String] {
    var tables: [Int: String] = [:]
    var start = 0
    while start < entries.count {
      var end = start
      while end < entries.count, isTableRow(entries[end]) { end += 1 }
      if end - start > 1, entries[start..<end].contains(where: isAligned) {
        for (index, row) in zip(start..<end, table(Array(entries[start..<end]))) {
          tables[index] = row
        }
      }
      start = max(end, start + 1)
    }
    return tables
  }

  private func isTableRow(_ entry: Entry) -> Bool {
    let value = document[entry.value]
    guard let key = entry.key, value.kind == .mapping, value.style == .flow, value.childCount > 0
    else { return false }
    return isOnOneLine(document[key].range.joined(to: value.range))
  }

  /// Whether more than one space stands somewhere between the parts of a row.
  private func isAligned(_ entry: Entry) -> Bool {
    guard let key = entry.key else { return false }
    var end = document[key].range.upperBound
    for (name, value) in document.entries(of: entry.value) {
      for part in [name, value] {
        let range = document[part].range
        if range.isEmpty { continue }
        if hasWideSpace(end..<max(end, range.lowerBound)) { return true }
        end = range.upperBound
      }
    }
    return hasWideSpace(end..<document[entry.value].range.upperBound)
  }

  private func hasWideSpace(_ range: Range<Int>) -> Bool {
    let bytes = document.bytes[range]
    return zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }

  /// Rows with a column for each key that one of them has.
  private func table(_ rows: [Entry]) -> [String] {
    let cells = rows.map { row in
      Dictionary(
        document.entries(of: row.value).map { (document.string(of: $0.key), cell($0)) },
        uniquingKeysWith: { first, _ in first })
    }
    let all = Set(cells.flatMap(\.keys))
    let known = MappingKind.tableKeys
    let names =
      known.filter { all.contains($0) } + all.filter { !known.contains($0) }.sorted()
    let keys = rows.map { row in (row.key.map { flow($0) } ?? "") + ":" }
    let keyWidth = keys.map(Self.width).max() ?? 0
    let widths = names.map { name in cells.compactMap { $0[name].map(Self.width) }.max() ?? 0 }
    return zip(keys, cells).map { key, cells in
      var text = Self.padded(key, to: keyWidth) + " { "
      guard let last = names.lastIndex(where: { cells[$0] != nil }) else { return text + "}" }
      for (index, name) in names[...last].enumerated() {
        let cell = cells[name].map { index == last ? $0 : $0 + "," } ?? ""
        text += index == last ? cell + " }" : Self.padded(cell, to: widths[index] + 1) + " "
      }
      return text
    }
  }

  private static func width(_ text: String) -> Int { VisibleText.columns(of: text) }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }

  // MARK: Comments and blank lines

  /// Ends a line, with the comment that stands behind an offset on its line.
  private mutating func endLine(behind offset: Int) {
    if let comment = comments.first, !comment.isAlone, comment.offset >= offset,
      isOnOneLine(SourceRange(offset..<comment.offset))
    {
      comments.removeFirst()
      text += String(repeating: " ", count: max(2, comment.space)) + comment.text
    }
    text += "\n"
  }

  /// Ends the line of a key whose value stands below it.
  private mutating func keyLineComment(from offset: Int, before value: Int) {
    if let comment = comments.first, comment.offset < value {
      endLine(behind: offset)
    } else {
      text += "\n"
    }
  }

  /// Writes the comments before an offset on lines of their own.
  ///
  /// - Parameters:
  ///   - offset: where to stop.
  ///   - indentation: that of the lines.
  ///   - column: comments further right go on with the item above.
  ///   - least: the first comment further left is none of these.
  private mutating func ownLines(
    before offset: Int, indentation: Int, deeperThan column: Int? = nil, from least: Int = 0
  ) {
    var isBehindItem = column != nil
    while let comment = comments.first, comment.offset < offset {
      if comment.isAlone, comment.space < least { return }
      comments.removeFirst()
      if comment.isSetOff {
        isBehindItem = false
        blankLine()
      }
      let isDeeper = isBehindItem && comment.isAlone && comment.space > column ?? 0
      if !isDeeper { isBehindItem = false }
      text += String(repeating: " ", count: indentation + (isDeeper ? Self.step : 0))
      text += comment.text + "\n"
      isBelowKey = false
    }
  }

  /// Writes a blank line where one stands above the line that starts with the text at an offset.
  private mutating func blankLine(above offset: Int) {
    var start = offset
    while start > lines.start, SourceLines.isBlank(lines.bytes[start - 1]) || isDash(start - 1) {
      start -= 1
    }
    let isFirst = start == lines.start || LineEnd.isPart(lines.bytes[start - 1])
    if isFirst, lines.isBelowBlank(start) { blankLine() }
  }

  private func isDash(_ offset: Int) -> Bool {
    lines.bytes[offset] == UInt8(ascii: "-") || lines.bytes[offset] == UInt8(ascii: "?")
  }

  private mutating func blankLine() {
    if !isBelowKey, !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
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

extension MappingKind {
  /// The keys of rows and of sections, in the language's order.
  fileprivate static let tableKeys: [String] = {
    var keys = MappingKind.row.keys
    let when = keys.firstIndex(of: "when") ?? 0
    keys.insert(contentsOf: MappingKind.section.keys.filter { !keys.contains($0) }, at: when + 1)
    return keys
  }()
}
