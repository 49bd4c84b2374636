import Diagnostics

/// A comment in a source file.
struct Comment {
  /// The whole comment, with its delimiters.
  var range: SourceRange
  /// Whether it says that it documents what follows: `///`, `/**` or `//!`.
  var isDocumentation: Bool

  init(_ offsets: Range<Int>, in bytes: [UInt8]) {
    range = SourceRange(offsets)
    let start = bytes[offsets].prefix(4)
    isDocumentation =
      start.starts(with: "///".utf8) || start.starts(with: "//!".utf8)
      || (start.starts(with: "/**".utf8) && !start.starts(with: "/**/".utf8))
  }
}
