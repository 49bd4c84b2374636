/// A name of a row, section, condition, badge or action: `lower_snake_case`.
public struct Identifier: Sendable {
  /// The most letters that an identifier has.
  public static let maximumLength = 64

  /// The name as it was written.
  public let text: Text

  /// The name, `nil` where it is not `[a-z][a-z0-9]*(_[a-z0-9]+)*` of at most 64 letters.
  public init?(_ text: Text, in texts: TextStorage) {
    guard (1...Self.maximumLength).contains(Int(text.length)) else { return nil }
    var isAtWordStart = true
    for (offset, byte) in texts[text].enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): isAtWordStart = false
      case UInt8(ascii: "0")...UInt8(ascii: "9") where offset > 0: isAtWordStart = false
      case UInt8(ascii: "_") where !isAtWordStart: isAtWordStart = true
      default: return nil
      }
    }
    if isAtWordStart { return nil }
    self.text = text
  }
}

/// A name of a menu or screen: `UpperCamelCase`.
public struct TypeName: Sendable {
  /// The name as it was written.
  public let text: Text

  /// The name, `nil` where it is not `[A-Z][A-Za-z0-9]*` of at most 64 letters.
  public init?(_ text: Text, in texts: TextStorage) {
    let bytes = texts[text]
    guard let first = bytes.first, bytes.count <= Identifier.maximumLength,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      bytes.allSatisfy({ ASCII.isAlphanumeric($0) })
    else { return nil }
    self.text = text
  }
}

/// A name in C: what replaces the constant that a row or section would have.
public struct CName: Sendable {
  /// The most letters that a C name has here; C99 promises 63 significant ones.
  public static let maximumLength = 128

  /// The name as it was written.
  public let text: Text

  /// The name, `nil` where it is no C identifier, or a keyword of C, C++ or Objective-C.
  public init?(_ text: Text, in texts: TextStorage) {
    let bytes = texts[text]
    guard let first = bytes.first, bytes.count <= Self.maximumLength, !ASCII.isDigit(first),
      bytes.allSatisfy({ ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }),
      !bytes.starts(with: "__".utf8), !CKeywords.all.contains(bytes)
    else { return nil }
    self.text = text
  }
}

/// A language tag by BCP 47, in its usual case: `ja`, `pt-BR`, `zh-Hans`.
public struct LanguageTag: Sendable {
  /// The tag as it was written.
  public let text: Text

  /// The tag, `nil` where it has not the form of a language, a script, a region and variants
  /// (RFC 5646, section 2.1).
  public init?(_ text: Text, in texts: TextStorage) {
    let hyphen = UInt8(ascii: "-")
    var parts = texts[text].split(separator: hyphen, omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count),
      language.allSatisfy({ ASCII.isLowercase($0) })
    else { return nil }
    if let script = parts.first, script.count == 4, script.first.map(ASCII.isUppercase) == true,
      script.dropFirst().allSatisfy({ ASCII.isLowercase($0) })
    {
      parts.removeFirst()
    }
    if let region = parts.first,
      (region.count == 2 && region.allSatisfy { ASCII.isUppercase($0) })
        || (region.count == 3 && region.allSatisfy { ASCII.isDigit($0) })
    {
      parts.removeFirst()
    }
    let areVariants = parts.allSatisfy { part in
      let isNumbered = part.count == 4 && part.first.map(ASCII.isDigit) == true
      return (isNumbered || (5...8).contains(part.count))
        && part.allSatisfy { ASCII.isLowercase($0) || ASCII.isDigit($0) }
    }
    guard areVariants else { return nil }
    self.text = text
  }

  /// Whether the tag was written before another one of the same file.
  public func isBefore(_ other: LanguageTag) -> Bool { text.start < other.text.start }
}

/// Classes of ASCII letters.
enum ASCII {
  static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLowercase(byte) || isUppercase(byte) || isDigit(byte)
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
