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
