import Diagnostics
import MenuYAML

/// The edits of a file that put rows into other places; every byte that is not moved stays.
struct Splice {
  let file: SourceFile
  let document: Document
  let lines: SourceLines
  /// What a new line ends with.
  let lineEnd: String
  var edits: [TextEdit] = []

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

  // MARK: Parts

  func flowText(_ flow: FlowLayout, of id: Node.ID) -> FlowText {
    let line = lines.line(at: document[id].range.lowerBound)
    return FlowText(
      flow, lines, indentation: lines.text(line.start..<line.text) + "  ", lineEnd: lineEnd)
  }

  /// A text as the edits leave it that lie within it and are taken away.
  mutating func takeEdited(_ range: SourceRange) -> String {
    let within = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    edits.removeAll { within.contains($0) }
    var text = ""
    var offset = range.lowerBound
    for edit in within.sorted(by: { $0.range < $1.range }) {
      text += lines.text(offset..<edit.range.lowerBound) + edit.replacement
      offset = edit.range.upperBound
    }
    return text + lines.text(offset..<range.upperBound)
  }

  func keyLine(_ key: Node.ID) -> SourceLines.Line {
    lines.line(at: document[key].range.lowerBound)
  }

  /// Where the colon behind a key ends.
  func colonEnd(_ key: Node.ID) throws(Refusal) -> Int {
    let colon = lines.token(from: document[key].range.upperBound)
    guard colon < lines.bytes.count, lines.bytes[colon] == UInt8(ascii: ":") else {
      throw .unusualLayout
    }
    return colon + 1
  }

  /// Where the line of an empty list ends that stands right behind its key, in a block, so that
  /// lines below it can take its place; `nil` where it stands otherwise.
  func endOfEmptyValue(_ list: RowLists.List) throws(Refusal) -> Int? {
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

  func blockLines(_ item: ListedItem, below key: SourceLines.Line) -> String {
    let indentation =
      lines.text(key.start..<key.text)
      + String(repeating: " ", count: item.blockIndentation ?? 2)
    return item.lines(indentation: indentation, lineEnd: lineEnd)
  }
}
