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
