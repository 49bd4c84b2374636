/// A colour with opacity, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// The amounts of red, green and blue.
  public let red: UInt8, green: UInt8, blue: UInt8
  /// The opacity: 255 is opaque.
  public let alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Nothing to be seen.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)

  /// The colour that a text names: `clear`, `black`, `white`, `#RRGGBB` or `#RRGGBBAA`.
  public init?(_ text: ArraySlice<UInt8>) {
    switch text.count {
    case 5 where text.elementsEqual("clear".utf8): self = .clear
    case 5 where text.elementsEqual("black".utf8): self = .black
    case 5 where text.elementsEqual("white".utf8): self = .white
    case 7, 9:
      let digits = text.dropFirst().compactMap { ASCII.hexValue($0) }
      guard text.first == UInt8(ascii: "#"), digits.count == text.count - 1 else { return nil }
      let channels = stride(from: 0, to: digits.count, by: 2).map { index in
        digits[index] << 4 | digits[index + 1]
      }
      self.init(
        red: channels[0], green: channels[1], blue: channels[2],
        alpha: channels.count == 4 ? channels[3] : 255)
    default: return nil
    }
  }
}

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

/// A plain decimal: digits, and where there is a point digits after it.
public struct Number: Hashable, Sendable {
  /// The value, as near as a `Double` comes.
  public let value: Double

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
