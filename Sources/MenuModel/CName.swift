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
