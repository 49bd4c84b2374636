/// Why a text is no URL (RFC 3986).
enum URLProblem {
  case empty
  case noScheme
  case noHost
  case space
  case quote(Unicode.Scalar)
  case notASCII(Unicode.Scalar)
  case invalidCharacter(Unicode.Scalar)
  case invalidEscape

  /// The first problem of a text, `nil` where it has none.
  init?(_ text: ArraySlice<UInt8>) {
    if text.isEmpty {
      self = .empty
      return
    }
    if let problem = Self.character(in: text) {
      self = problem
      return
    }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
      self = .noScheme
      return
    }
    let rest = text[(colon + 1)...]
    if let mark = Self.misplacedMark(in: rest) {
      self = .invalidCharacter(mark)
      return
    }
    if Self.isWeb(text[..<colon]), !Self.hasHost(rest) {
      self = .noHost
      return
    }
    return nil
  }

  /// A bracket outside the host (section 3.2.2), or a second `#` (section 3.5).
  private static func misplacedMark(in rest: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let path = startsAuthority(rest) ? rest.dropFirst(authority(of: rest).count + 2) : rest
    var hasFragment = false
    for byte in path {
      switch Unicode.Scalar(byte) {
      case "[": return "["
      case "]": return "]"
      case "#" where hasFragment: return "#"
      case "#": hasFragment = true
      default: continue
      }
    }
    return nil
  }

  private static func startsAuthority(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count >= 2 && rest[rest.startIndex] == UInt8(ascii: "/")
      && rest[rest.startIndex + 1] == UInt8(ascii: "/")
  }

  private static func authority(of rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    rest.dropFirst(2).prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
  }

  private static func character(in text: ArraySlice<UInt8>) -> URLProblem? {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "%") {
        let digits = text[(index + 1)...].prefix(2)
        guard digits.count == 2, digits.allSatisfy(isHexDigit) else { return .invalidEscape }
      } else if !isAllowed(byte) {
        let scalar = String(decoding: text[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        return problem(of: scalar ?? "\u{FFFD}")
      }
      index += 1
    }
    return nil
  }

  private static func problem(of scalar: Unicode.Scalar) -> URLProblem {
    switch scalar.value {
    case 0x20, 0xA0, 0x3000: .space
    case 0x22, 0x2018...0x201F, 0xFF02, 0xFF07: .quote(scalar)
    case 0x80...: .notASCII(scalar)
    default: .invalidCharacter(scalar)
    }
  }

  /// The unreserved and reserved characters of RFC 3986, section 2.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":", "/", "?", "#", "[", "]", "@",
      "!",
      "$", "&", "'", "(", ")", "*", "+", ",", ";", "=":
      true
    default: false
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Section 3.1: a letter, then letters, digits, `+`, `-` and `.`.
  private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { byte in
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isWeb(_ scheme: ArraySlice<UInt8>) -> Bool {
    let letters = scheme.lazy.map { $0 | 0x20 }
    return scheme.count == 4 && letters.elementsEqual("http".utf8)
      || scheme.count == 5 && letters.elementsEqual("https".utf8)
  }

  private static func hasHost(_ rest: ArraySlice<UInt8>) -> Bool {
    guard startsAuthority(rest) else { return false }
    var host = authority(of: rest)
    if let at = host.firstIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if host.contains(UInt8(ascii: "@")) { return false }
    if host.first == UInt8(ascii: "[") {
      // Section 3.2.2: an address of IP version 6, or of a later one.
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = host[host.startIndex + 1..<end]
      guard address.count >= 2, address.allSatisfy({ isHexDigit($0) || ":.v".utf8.contains($0) })
      else { return false }
      host = host[(end + 1)...]
      return host.isEmpty
        || (host.first == UInt8(ascii: ":") && host.dropFirst().allSatisfy(isDigit))
    }
    let colon = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
    return colon > host.startIndex && host[colon...].dropFirst().allSatisfy(isDigit)
      && !host.contains { "[]".utf8.contains($0) }
  }
}
