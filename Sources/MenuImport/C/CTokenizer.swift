import Diagnostics

/// Reads the tokens and the comments of a C file, in one pass.
struct CTokenizer {
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
    skipSplices()
    guard offset < bytes.count else { return false }
    let start = offset
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      startsLine = true
    case 0x00...0x20, 0x7F:
      offset += 1
    case UInt8(ascii: "/") where byteAfter(offset) == UInt8(ascii: "/"):
      skipLineComment()
      comments.append(Comment(start..<offset, in: bytes))
    case UInt8(ascii: "/") where byteAfter(offset) == UInt8(ascii: "*"):
      skipBlockComment()
      comments.append(Comment(start..<offset, in: bytes))
    case UInt8(ascii: "\""):
      skipQuoted(byte)
      append(.text, from: start)
    case UInt8(ascii: "'"):
      skipQuoted(byte)
      append(.character, from: start)
    case UInt8(ascii: "."):
      let isNumber = byteAfter(offset).map(\.isDigit) ?? false
      if isNumber { skipNumber() } else { offset += 1 }
      append(isNumber ? .number : .sign, from: start)
    case let digit where digit.isDigit:
      skipNumber()
      append(.number, from: start)
    case let letter where letter.isNameLetter:
      skipWhile { $0.isNameLetter || $0.isDigit }
      append(.identifier, from: start)
    default:
      skipSign()
      append(.sign, from: start)
    }
    return true
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, file: file, range: SourceRange(start..<offset)))
    startsLine = false
  }

  // MARK: Lines

  /// Skips backslashes that join a line to the next.
  private mutating func skipSplices() {
    while let end = Self.endOfSplice(at: offset, in: bytes) { offset = end }
  }

  /// The end of a backslash with the line end behind it; compilers allow spaces between the two.
  static func endOfSplice(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") else { return nil }
    var end = offset + 1
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    guard end < bytes.count else { return nil }
    switch bytes[end] {
    case UInt8(ascii: "\n"): return end + 1
    case UInt8(ascii: "\r"):
      let isPair = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
      return isPair ? end + 2 : end + 1
    default: return nil
    }
  }

  /// The byte behind one, lines joined.
  private func byteAfter(_ offset: Int) -> UInt8? {
    var next = offset + 1
    while let end = Self.endOfSplice(at: next, in: bytes) { next = end }
    return next < bytes.count ? bytes[next] : nil
  }

  private mutating func skipWhile(_ condition: (UInt8) -> Bool) {
    skipSplices()
    while offset < bytes.count, condition(bytes[offset]) {
      offset += 1
      skipSplices()
    }
  }

  // MARK: Comments and quotes

  private mutating func skipLineComment() {
    skipWhile { !$0.isLineEnd }
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 1
    skipSplices()
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), byteAfter(offset) == UInt8(ascii: "/") {
        offset += 1
        skipSplices()
        offset += 1
        return
      }
      offset += 1
    }
    unclosedComment = SourceRange(start..<min(start + 2, bytes.count))
  }

  /// Skips a literal; one that is not closed ends with its line, as in the prose of `#error`.
  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while true {
      skipSplices()
      guard offset < bytes.count, !bytes[offset].isLineEnd else { return }
      let byte = bytes[offset]
      offset += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\") {
        skipSplices()
        if offset < bytes.count, !bytes[offset].isLineEnd { offset += 1 }
      }
    }
  }

  // MARK: Numbers and signs

  /// Skips a preprocessing number (C17, 6.4.8): more than what is a number.
  private mutating func skipNumber() {
    var last: UInt8 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "p")].contains(last | 0x20)
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isSeparator =
        byte == UInt8(ascii: "'")
        && (byteAfter(offset).map { $0.isDigit || $0.isNameLetter } ?? false)
      guard
        byte.isDigit || byte.isNameLetter || byte == UInt8(ascii: ".")
          || (isExponent && isSign) || isSeparator
      else { return }
      last = byte
      offset += 1
      skipSplices()
    }
  }

  private mutating func skipSign() {
    let first = bytes[offset]
    offset += 1
    skipSplices()
    guard offset < bytes.count else { return }
    let second = bytes[offset]
    let isPair =
      switch (first, second) {
      case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")),
        (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")),
        (UInt8(ascii: "#"), UInt8(ascii: "#")), (UInt8(ascii: "+"), UInt8(ascii: "+")),
        (UInt8(ascii: "-"), UInt8(ascii: "-")), (UInt8(ascii: ":"), UInt8(ascii: ":")),
        (UInt8(ascii: "-"), UInt8(ascii: ">")):
        true
      case (let first, UInt8(ascii: "=")): "<>=!+-*/%&|^".utf8.contains(first)
      default: false
      }
    if isPair { offset += 1 }
  }
}
