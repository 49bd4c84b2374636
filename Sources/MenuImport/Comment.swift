import Diagnostics

/// A comment in a source file.
struct Comment {
  /// The whole comment, with its delimiters.
  var range: SourceRange
  /// What stands between its delimiters.
  var content: SourceRange
  /// Whether it says that it documents what follows: `///`, `/**` or `//!`.
  var isDocumentation: Bool

  init(_ offsets: Range<Int>, in bytes: [UInt8]) {
    range = SourceRange(offsets)
    let inside = offsets.lowerBound + 2
    let isBlock = bytes[offsets].starts(with: "/*".utf8)
    content = SourceRange(inside..<max(inside, offsets.upperBound - (isBlock ? 2 : 0)))
    let start = bytes[offsets].prefix(4)
    isDocumentation =
      start.starts(with: "///".utf8) || start.starts(with: "//!".utf8)
      || (start.starts(with: "/**".utf8) && !start.starts(with: "/**/".utf8))
  }

  /// Lines that the preprocessor passes over.
  init(disabled range: SourceRange) {
    self.range = range
    content = range
    isDocumentation = false
  }
}
