import Spelling

/// A path as a URI reference (RFC 3986): what SARIF has in place of paths.
struct URIReference {
  /// The reference: a `file:` URI for an absolute path, else a relative one.
  let text: String

  init(path: String) {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += PercentEncoding.text(of: byte)
      }
    }
    self.text = text
  }

  /// Whether a byte stands for itself in every segment; a colon would make the first one a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/".utf8.contains(byte)
    }
  }
}
