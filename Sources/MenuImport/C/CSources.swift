import Diagnostics

/// The C files of an import, whose tokens are ranges of them.
///
/// Before them stands a file of what everyone may count on, and of what the command line defines:
/// as compilers do it, so that such a value is read as C reads it.
struct CSources {
  /// The files, by the index that tokens have.
  let files: [SourceFile]

  /// The text of a token, lines joined.
  func text(_ token: Token) -> String {
    let bytes = files[Int(token.file)].bytes
    let offsets = token.range.offsets
    guard bytes[offsets].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[offsets], as: UTF8.self)
    }
    var text: [UInt8] = []
    var offset = offsets.lowerBound
    while offset < offsets.upperBound {
      if let end = CTokenizer.endOfSplice(at: offset, in: bytes) {
        offset = end
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a token is a sign or a word; most are compared with a few ASCII letters.
  func isEqual(_ token: Token, _ text: StaticString) -> Bool {
    let bytes = files[Int(token.file)].bytes[token.range.offsets]
    return text.withUTF8Buffer { bytes.elementsEqual($0) }
      || (bytes.contains(UInt8(ascii: "\\")) && self.text(token) == text.description)
  }
}
