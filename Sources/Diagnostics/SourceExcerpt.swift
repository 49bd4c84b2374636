import Spelling

/// One line of a file with a part of it underlined, as a terminal can show it.
struct SourceExcerpt {
  /// The line, made safe for a terminal, cut where it is long.
  let text: String
  /// The columns before the underline.
  let indent: Int
  /// The columns of the underline: at least one.
  let width: Int

  /// How many characters of a line are shown at most; a file may be one line of megabytes.
  private static let longest = 120

  init(_ file: SourceFile, line: SourceRange, marked: SourceRange) {
    let start = min(max(marked.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(marked.upperBound, start), line.upperBound)
    // Bytes bound the work; scalars bound what is shown.
    let before = Self.scalars(file, max(line.lowerBound, start - 4 * Self.longest)..<start)
    let inside = Self.scalars(file, start..<min(end, start + 4 * Self.longest))
    let after = Self.scalars(file, end..<min(line.upperBound, end + 4 * Self.longest))

    var lead = before.suffix(Self.longest / 2)
    let isCut = lead.count < before.count || start - 4 * Self.longest > line.lowerBound
    if isCut { lead = ["…"] + lead.dropFirst() }
    let body = inside.prefix(Self.longest / 2)
    // Where the marked part is cut, what comes after it is not shown: it would seem to follow.
    let isBodyCut = body.count < inside.count || start + 4 * Self.longest < end
    let room = isBodyCut ? 0 : max(0, Self.longest - lead.count - body.count)
    let tail = after.prefix(room)
    let isTailCut = tail.count < after.count || end + 4 * Self.longest < line.upperBound
    text = String(lead) + String(body) + String(tail) + (isBodyCut || isTailCut ? "…" : "")
    indent = VisibleText.columns(of: lead)
    width = max(1, VisibleText.columns(of: body))
  }

  /// The scalars of a range as they are shown: a tab is one space wide, what could disturb the
  /// terminal is escaped.
  private static func scalars(_ file: SourceFile, _ offsets: Range<Int>) -> [Unicode.Scalar] {
    let text = String(decoding: file.bytes[offsets], as: UTF8.self)
    return Array(VisibleText.line(text).unicodeScalars.map { $0 == "\t" ? " " : $0 })
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.init(UnicodeScalarView(scalars))
  }
}
