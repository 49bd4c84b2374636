import Diagnostics
import MenuYAML

/// A text after `|` or `>`.
struct BlockScalar {
  /// Its first line, with what stands behind the sign.
  let header: String
  /// Its lines without their indentation.
  let lines: [String]

  /// Reads it; `nil` where its indentation is written in the first line.
  init?(_ node: Node, in document: Document, _ lines: SourceLines) {
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
    self.header = header
    self.lines = texts
  }
}
