/// What is wrong with a `.codepoints` file.
public struct CodepointsError: Error, Hashable {
  /// A way for a line to be wrong.
  public enum Reason: Sendable {
    /// The line is not a name in visible ASCII characters, a blank and a code point.
    case notNameAndCodePoint
    /// The second word is not the code point of a character in hexadecimal.
    case invalidCodePoint
    /// An earlier line gives the name another code point.
    case ambiguousName
  }

  /// The number of the first wrong line, from 1.
  public var line: Int
  /// What is wrong with the line.
  public var reason: Reason
}
