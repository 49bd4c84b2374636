/// How long the app may keep an image, in seconds.
public struct CacheDuration: Hashable, Sendable {
  /// The seconds; 0 is not at all.
  public let seconds: Int

  /// Not at all.
  public static let none = CacheDuration(seconds: 0)

  private init(seconds: Int) { self.seconds = seconds }

  /// The duration that a text names: `[1-9][0-9]*` and `m`, `h`, `d` or `w`; `nil` where it is
  /// another text, or more than a hundred years.
  public init?(_ text: ArraySlice<UInt8>) {
    let unit: Int
    switch text.last.map(Unicode.Scalar.init) {
    case "m": unit = 60
    case "h": unit = 3_600
    case "d": unit = 86_400
    case "w": unit = 604_800
    default: return nil
    }
    let digits = text.dropLast()
    guard digits.count <= 9,
      digits.allSatisfy(ASCII.isDigit), digits.first != UInt8(ascii: "0"),
      let number = Int(String(decoding: digits, as: UTF8.self)),
      number * unit <= 100 * 366 * 86_400
    else { return nil }
    seconds = number * unit
  }
}
