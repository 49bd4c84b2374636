import Diagnostics
import MenuYAML

/// A comment of a file.
struct Comment {
  /// Where its `#` stands.
  var offset: Int
  /// The comment from its `#` on, without white space at its end.
  var text: String
  /// The white space before it on its line.
  var space: Int
  /// Whether nothing stands before it on its line.
  var isAlone: Bool
  /// Whether the line above is blank.
  var isSetOff: Bool

  /// The comments of a file, in order.
  static func all(in document: Document, _ lines: SourceLines) -> [Comment] {
    var comments: [Comment] = []
    var offset = lines.start
    while let mark = lines.bytes[offset...].firstIndex(of: UInt8(ascii: "#")) {
      offset = mark + 1
      let isMark =
        mark == lines.start || SourceLines.isBlank(lines.bytes[mark - 1])
        || LineEnd.isPart(lines.bytes[mark - 1])
      guard isMark, !document.hasScalar(at: mark) else { continue }
      offset = lines.end(from: mark)
      var end = offset
      while SourceLines.isBlank(lines.bytes[end - 1]) { end -= 1 }
      var space = mark
      while space > lines.start, SourceLines.isBlank(lines.bytes[space - 1]) { space -= 1 }
      let isAlone = space == lines.start || LineEnd.isPart(lines.bytes[space - 1])
      comments.append(
        Comment(
          offset: mark, text: lines.text(mark..<end), space: mark - space, isAlone: isAlone,
          isSetOff: isAlone && lines.isBelowBlank(space)))
    }
    return comments
  }
}

extension SourceLines {
  /// Whether the line above the one that starts at an offset is blank.
  func isBelowBlank(_ start: Int) -> Bool {
    guard start > self.start else { return false }
    return line(at: start - 1).isBlank
  }
}
