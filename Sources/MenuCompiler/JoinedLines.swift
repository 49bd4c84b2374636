import Diagnostics
import MenuYAML

/// The lines of a text after `|` or `>`, on one line, without spaces where Japanese has none.
struct JoinedLines {
  let text: String
  /// Puts the one line in place of the text.
  let edit: TextEdit

  /// Joins lines; `nil` where plain spaces between them do, or they are too many to show.
  init?(of range: SourceRange, in bytes: [UInt8]) {
    let source = String(decoding: bytes[range.offsets].prefix(400), as: UTF8.self)
    let lines = source.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    guard lines.count > 1, range.count <= 400 else { return nil }
    var joined = ""
    var hasUnspaced = false
    for line in lines where !line.isEmpty {
      guard let last = joined.unicodeScalars.last, let first = line.unicodeScalars.first else {
        joined = line
        continue
      }
      let isUnspaced = last.isUnspaced && first.isUnspaced
      hasUnspaced = hasUnspaced || isUnspaced
      joined += isUnspaced ? line : " " + line
    }
    guard hasUnspaced else { return nil }
    let isPlain = joined.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "ー" }
    text = isPlain ? joined : singleQuoted(joined)
    let spaces = bytes[range.offsets].reversed().prefix { $0 <= 0x20 }
    edit = TextEdit(SourceRange(range.lowerBound..<range.upperBound - spaces.count), with: text)
  }
}
