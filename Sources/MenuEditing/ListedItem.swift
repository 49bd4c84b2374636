import Diagnostics
import MenuYAML

/// An item on its way from one list to another, with the comments that belong to it.
struct ListedItem {
  /// A comment line, and how much deeper than the item it is indented.
  struct CommentLine {
    var indentation = ""
    var text: String
  }

  /// The comment lines above it.
  var comments: [CommentLine] = []
  /// The dash with the white space behind it.
  var dash = "- "
  /// The id as it is written.
  var text: String
  /// The white space and the comment behind it.
  var tail = ""
  /// The comment lines below it that are indented deeper.
  var commentsBelow: [CommentLine] = []
  /// How much deeper than the key of its list it was indented, where it was an item of a block.
  var blockIndentation: Int?

  /// An item that is only an id.
  init(_ id: String) { text = id }

  /// Whether no comment belongs to it.
  var isBare: Bool { comments.isEmpty && tail.isEmpty && commentsBelow.isEmpty }

  /// The item as lines of a block.
  func lines(indentation: String, lineEnd: String) -> String {
    func line(_ comment: CommentLine) -> String {
      indentation + comment.indentation + comment.text + lineEnd
    }
    return comments.map(line).joined() + indentation + dash + text + tail + lineEnd
      + commentsBelow.map(line).joined()
  }

  /// The item as a piece of a list in brackets.
  func piece(breakText: String) -> FlowPiece {
    let above = (comments + commentsBelow).map { $0.text + breakText }
    return FlowPiece(lead: above.joined(), text: text, tail: tail)
  }

  /// Its comments as lines, where the item itself goes away.
  func commentLines(indentation: String, lineEnd: String) -> String {
    let behind = tail.drop { $0 == " " || $0 == "\t" }
    let all =
      comments.map(\.text) + (behind.isEmpty ? [] : [String(behind)])
      + commentsBelow.map(\.text)
    return all.map { indentation + $0 + lineEnd }.joined()
  }
}

extension ListedItem {
  /// An item of a block; `key` is the line of the list's key.
  init(_ extent: ItemExtent, node: Node, key: SourceLines.Line, _ lines: SourceLines) {
    let start = node.range.lowerBound
    self.init(lines.text(start..<extent.content.upperBound))
    dash = lines.text(extent.content.lowerBound..<start)
    let own = lines.line(at: extent.content.lowerBound)
    blockIndentation = max(0, own.indentation - key.indentation)
    comments = Self.comments(extent.lead, deeperThan: own, lines)
    let last = lines.line(at: extent.content.upperBound)
    tail = lines.text(extent.content.upperBound..<last.end)
    if last.end < extent.tail.upperBound {
      let below = SourceRange(last.next..<extent.tail.upperBound)
      commentsBelow = Self.comments(below, deeperThan: own, lines)
    }
  }

  private static func comments(
    _ range: SourceRange, deeperThan item: SourceLines.Line, _ lines: SourceLines
  ) -> [CommentLine] {
    var comments: [CommentLine] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let line = lines.line(at: offset)
      let indentation = lines.text(line.start..<line.text).dropFirst(item.indentation)
      comments.append(
        CommentLine(indentation: String(indentation), text: lines.text(line.text..<line.end)))
      offset = line.next
    }
    return comments
  }

  /// An item in brackets.
  init(_ extent: ItemExtent, _ lines: SourceLines) {
    self.init(lines.text(extent.content.offsets))
    tail = lines.text(extent.tail.offsets)
    let above = lines.text(extent.lead.offsets).unicodeScalars
    comments = above.split { $0 == "\n" || $0 == "\r" }.compactMap { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return text.isEmpty ? nil : CommentLine(text: String(Substring(text)))
    }
  }
}
