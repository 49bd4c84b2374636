import Diagnostics

/// What ends a line for YAML 1.1, and so for libyaml.
///
/// An editor ends lines at LF, CRLF and CR only: the other three are characters in a line there.
enum LineBreak {
  /// The length of the line break at an offset; 0 where there is none.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int {
    let lineEnd = LineEnd.range(at: offset, in: bytes)
    return lineEnd.isEmpty ? separatorLength(at: offset, in: bytes) : lineEnd.count
  }

  /// The length of the separator U+0085, U+2028 or U+2029 at an offset; 0 where there is none.
  static func separatorLength(at offset: Int, in bytes: [UInt8]) -> Int {
    guard offset + 1 < bytes.count else { return 0 }
    switch (bytes[offset], bytes[offset + 1]) {
    case (0xC2, 0x85): return 2
    case (0xE2, 0x80) where offset + 2 < bytes.count:
      return bytes[offset + 2] & 0xFE == 0xA8 ? 3 : 0
    default: return 0
    }
  }

  /// Whether YAML sees white space or nothing at an offset, so that a mark before it is one.
  static func isBlankOrEnd(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == 0x20 || bytes[offset] == 0x09 || length(at: offset, in: bytes) > 0
  }
}
