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
