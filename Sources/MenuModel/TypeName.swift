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
