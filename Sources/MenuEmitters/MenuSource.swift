/// Where a menu comes from, as the outputs name it.
public struct MenuSource: Sendable {
  /// The path of the file: relative, with `/` between its parts.
  public var path: String
  /// The bytes of the file.
  public var bytes: [UInt8]

  /// Names a source.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path, for comments: a file's name may hold anything, and what could end a
  /// line or turn its direction becomes a space.
  var name: Substring {
    let last = Substring(lastPart(of: path))
    // Most names hold letters alone.
    if last.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return last }
    let scalars = last.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))[...]
  }
}
