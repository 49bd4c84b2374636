import Diagnostics

/// Reads the tokens and the comments of a Swift file, in one pass.
struct SwiftTokenizer {
  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []
  /// A comment that the file ends in.
  private(set) var unclosedComment: SourceRange?

  private let bytes: [UInt8]
  private let file: UInt32
  private var offset: Int
  private var startsLine = true

  init(_ source: SourceFile, file: Int) {
    bytes = source.bytes
    self.file = UInt32(file)
    offset = source.byteOrderMarkCount
    while next() {}
  }

  /// Reads one token, comment or space; `false` at the end of the file.
  private mutating func next() -> Bool {
    guard offset < bytes.count else { return false }
    let start = offset
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      startsLine = true
    case 0x00...0x20, 0x7F:
      offset += 1
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
      skip { !$0.isLineEnd }
      comments.append(Comment(start..<offset, in: bytes))
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
      skipBlockComment()
      comments.append(Comment(start..<offset, in: bytes))
    case UInt8(ascii: "\""):
      skipText(hashes: 0)
      append(.text, from: start)
    case UInt8(ascii: "#") where beginsRawText:
      skip { $0 == UInt8(ascii: "#") }
      skipText(hashes: offset - start)
      append(.text, from: start)
    case UInt8(ascii: "`"):
      offset += 1
      skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      offset = min(offset + 1, bytes.count)
      append(.identifier, from: start)
    case let byte where byte.isDigit:
      skip { $0.isDigit || $0.isNameLetter || $0 == UInt8(ascii: ".") }
      append(.number, from: start)
    case let byte where byte.isNameLetter:
      skip { $0.isDigit || $0.isNameLetter }
      append(.identifier, from: start)
    default:
      offset += 1
      let second = offset < bytes.count ? bytes[offset] : 0
      let isPair =
        [UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "=")].contains(byte) && byte == second
      if isPair { offset += 1 }
      append(.sign, from: start)
    }
    return true
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(kind: kind, startsLine: startsLine, file: file, range: SourceRange(start..<offset)))
    startsLine = false
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  /// Comments nest in Swift.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
    unclosedComment = SourceRange(start..<min(start + 2, bytes.count))
  }

  // MARK: Texts

  /// Whether the number signs at hand begin a text such as `#"…"#`.
  private var beginsRawText: Bool {
    var end = offset
    while end < bytes.count, end - offset < 8, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  /// Skips a literal from its quote on; one of a single line ends with it.
  private mutating func skipText(hashes: Int) {
    let isLong = bytes[offset...].prefix(3).elementsEqual("\"\"\"".utf8)
    offset += isLong ? 3 : 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if !isLong, byte.isLineEnd { return }
      if byte == UInt8(ascii: "\\"), isFollowed(by: hashes, at: offset + 1) {
        offset += 1 + hashes
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "(") {
          skipInterpolation(isLong: isLong)
        } else if offset < bytes.count, bytes[offset] >= 0x20 {
          offset += 1
        }
      } else if byte == UInt8(ascii: "\""), isEnd(isLong: isLong, hashes: hashes) {
        offset += (isLong ? 3 : 1) + hashes
        return
      } else {
        offset += 1
      }
    }
  }

  private func isEnd(isLong: Bool, hashes: Int) -> Bool {
    let quotes = isLong ? 3 : 1
    return bytes[offset...].prefix(quotes).elementsEqual(
      repeatElement(UInt8(ascii: "\""), count: quotes))
      && isFollowed(by: hashes, at: offset + quotes)
  }

  private func isFollowed(by hashes: Int, at offset: Int) -> Bool {
    offset + hashes <= bytes.count
      && bytes[offset..<offset + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips `(…)` in a text; what stands in it is never the value of a case.
  private mutating func skipInterpolation(isLong: Bool) {
    var depth = 0
    var isQuoted = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if !isLong, byte == UInt8(ascii: "\n") { return }
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted:
        depth -= 1
        if depth == 0 { return }
      default: continue
      }
    }
  }
}
