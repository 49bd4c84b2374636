/// A plain decimal: digits, and where there is a point digits after it.
public struct Number: Hashable, Sendable {
  /// The value, as near as a `Double` comes.
  public let value: Double

  /// The shortest decimal that is read as the same value, without a point where it is whole: Swift,
  /// C and JSON all read it.
  public var decimal: String {
    if let whole = Int(exactly: value) { String(whole) } else { value.description }
  }

  /// A number of the language's own.
  public init(_ value: Double) { self.value = value }

  /// The number that a text writes, `nil` where it is no plain decimal of at most 15 digits.
  public init?(_ text: ArraySlice<UInt8>) {
    let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let parts = unsigned.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), unsigned.count - (parts.count - 1) <= 15,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }),
      let value = Double(String(decoding: text, as: UTF8.self))
    else { return nil }
    self.value = value
  }
}
