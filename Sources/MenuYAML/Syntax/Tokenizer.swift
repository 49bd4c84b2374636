import Diagnostics

/// Reads a broken file once more, as libyaml does, but without giving up.
///
/// libyaml tells where it stopped and keeps to itself what it had read; what came before is what
/// explains the mistake.
struct Tokenizer {
  let bytes: [UInt8]
  private let limit: Int
  var offset: Int
  var lineStart: Int
  /// How many brackets are open.
  private var depth = 0
  /// The columns of the block collections that are open.
  var indents: [Int] = []
  /// The column of the last token, where a colon after it would make a key of it.
  private var keyColumn: Int?
  private var tokens: [Token] = []

  /// The tokens that start in a file up to an offset.
  static func tokens(of file: SourceFile, to limit: Int) -> [Token] {
    var tokenizer = Tokenizer(file, limit: limit)
    while tokenizer.findToken() {
      let start = tokenizer.offset
      tokenizer.readToken()
      // Every token has a character; a broken file must not be read for ever all the same.
      tokenizer.offset = max(tokenizer.offset, start + 1)
    }
    return tokenizer.tokens
  }

  private init(_ file: SourceFile, limit: Int) {
    bytes = file.bytes
    self.limit = limit
    offset = file.byteOrderMarkCount
    lineStart = offset
  }

  var column: Int { offset - lineStart }
  var isInFlow: Bool { depth > 0 }

  func isBlankOrEnd(at offset: Int) -> Bool {
    LineBreak.isBlankOrEnd(at: offset, in: bytes)
  }

  /// Passes over white space, line ends and comments; `false` where no token is left.
  private mutating func findToken() -> Bool {
    passBlanks()
    while offset < bytes.count, bytes[offset] == UInt8(ascii: "#") {
      passLine()
      passBlanks()
    }
    return offset < bytes.count && offset <= limit
  }

  /// Passes over white space and line ends.
  mutating func passBlanks() {
    while offset < bytes.count {
      let lineEnd = LineBreak.length(at: offset, in: bytes)
      if lineEnd > 0 {
        offset += lineEnd
        lineStart = offset
      } else if bytes[offset] == 0x20 || bytes[offset] == 0x09 {
        offset += 1
      } else {
        break
      }
    }
  }

  mutating func passLine() {
    while offset < bytes.count, LineBreak.length(at: offset, in: bytes) == 0 { offset += 1 }
  }

  private mutating func readToken() {
    if !isInFlow {
      while let last = indents.last, last > column { indents.removeLast() }
    }
    let isMark = isBlankOrEnd(at: offset + 1)
    switch Unicode.Scalar(bytes[offset]) {
    case "[", "{":
      append(.opener, length: 1)
      depth += 1
    case "]", "}":
      append(.closer, length: 1)
      depth = max(0, depth - 1)
    case ",": append(.comma, length: 1)
    case ":" where isMark || isInFlow:
      if let keyColumn, !isInFlow { openCollection(at: keyColumn) }
      append(.colon, length: 1)
    case "-" where isMark:
      if !isInFlow { openCollection(at: column) }
      append(.dash, length: 1)
    case "?" where isMark: append(.questionMark, length: 1)
    case "-" where isDocumentMarker, "." where isDocumentMarker: append(.marker, length: 3)
    case "'": readQuoted(.singleQuoted)
    case "\"": readQuoted(.doubleQuoted)
    case "|" where !isInFlow, ">" where !isInFlow: readBlockScalar()
    case "%" where column == 0:
      let start = offset
      passLine()
      append(.directive, from: start)
    case "&", "*", "!": readWord(.property)
    case "@", "`", "%": readWord(.reserved)
    default: readPlain()
    }
  }

  private mutating func append(_ kind: Token.Kind, length: Int) {
    let start = offset
    offset += length
    append(kind, from: start)
  }

  mutating func append(_ kind: Token.Kind, from start: Int) {
    let token = Token(kind: kind, range: SourceRange(start..<offset))
    let canBeKey =
      tokens.last.map { $0.kind == .dash || $0.kind == .questionMark || $0.end <= lineStart }
      ?? true
    keyColumn = token.isText && canBeKey && start >= lineStart ? start - lineStart : nil
    tokens.append(token)
  }

  private mutating func openCollection(at column: Int) {
    if indents.last ?? -1 < column { indents.append(column) }
  }

  var isDocumentMarker: Bool {
    guard column == 0, isBlankOrEnd(at: offset + 3), offset + 3 <= bytes.count else { return false }
    let word = bytes[offset..<offset + 3]
    return word.elementsEqual("---".utf8) || word.elementsEqual("...".utf8)
  }

  private mutating func readWord(_ kind: Token.Kind) {
    let start = offset
    while !isBlankOrEnd(at: offset), !(isInFlow && isFlowMark(at: offset)) { offset += 1 }
    append(kind, from: start)
  }

  func isFlowMark(at offset: Int) -> Bool {
    offset < bytes.count && ",[]{}".utf8.contains(bytes[offset])
  }
}
