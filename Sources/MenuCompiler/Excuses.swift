import Diagnostics
import MenuYAML
import Spelling

/// The diagnostics that no comment of the file excuses, and one for each that excuses nothing.
func excuse(
  _ diagnostics: [Diagnostic], in document: Document, of file: SourceFile
) -> [Diagnostic] {
  var excuses = Excuses(file, document)
  return excuses.apply(to: diagnostics)
}

/// The comments that excuse a line from a rule: `# menuc: ignore[rule-id] reason`.
///
/// One at the end of a line excuses that line, one on a line of its own the next. Only warnings and
/// notes can be excused.
private struct Excuses {
  struct Excuse {
    var rule: String
    /// The bytes of the excused line.
    var line: SourceRange
    /// The comment.
    var range: SourceRange
    var isUsed = false
  }

  private var excuses: [Excuse] = []

  /// Finds the excuses of a file; what looks like one inside a text is none.
  init(_ file: SourceFile, _ document: Document) {
    let bytes = file.bytes
    let opening = Array("# menuc: ignore[".utf8)
    var offset = 0
    while let mark = bytes.firstIndex(of: UInt8(ascii: "#"), from: offset) {
      offset = mark + 1
      guard bytes[mark...].starts(with: opening), !document.hasScalar(at: mark) else { continue }
      let rest = bytes[(mark + opening.count)...].prefix { !LineEnd.isPart($0) }
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { continue }
      let rules = String(decoding: rest[..<end], as: UTF8.self)
      let line = Self.excusedLine(of: mark, in: bytes)
      for rule in rules.split(separator: ",") {
        let name = String(rule.drop { $0 == " " })
        excuses.append(
          Excuse(rule: name, line: line, range: SourceRange(mark..<rest.endIndex)))
      }
      offset = rest.endIndex
    }
  }

  /// The diagnostics that no comment excuses, and one for each comment that excuses nothing.
  mutating func apply(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    if excuses.isEmpty { return diagnostics }
    let remaining = diagnostics.filter { diagnostic in
      diagnostic.severity == .error || !excuse(diagnostic)
    }
    var speller = Speller()
    return remaining
      + excuses.filter { !$0.isUsed }.map { excuse in
        rules.contains { $0.id.name == excuse.rule }
          ? UnusedIgnore.diagnostic(excuse.rule, at: excuse.range)
          : UnknownRule.diagnostic(excuse.rule, at: excuse.range, &speller)
      }
  }

  private mutating func excuse(_ diagnostic: Diagnostic) -> Bool {
    let place = diagnostic.range.lowerBound
    // The last excuse whose line begins before the place; those of one line stand together.
    var index = excuses.partitioningIndex { $0.line.lowerBound > place } - 1
    while index >= 0, place <= excuses[index].line.upperBound {
      if excuses[index].rule == diagnostic.rule.name {
        excuses[index].isUsed = true
        return true
      }
      index -= 1
    }
    return false
  }

  private static func excusedLine(of mark: Int, in bytes: [UInt8]) -> SourceRange {
    let line = LineEnd.line(at: mark, in: bytes)
    let isAlone = bytes[line.lowerBound..<mark].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let below = LineEnd.line(below: line.upperBound, in: bytes)
    return isAlone ? below.map(SourceRange.init) ?? SourceRange(at: bytes.count) : SourceRange(line)
  }
}
