extension StringProtocol {
  /// The text with every character that could steer a terminal written as `\u{…}`.
  ///
  /// Besides the control characters these are the invisible format characters, which can reorder
  /// a line, and the separators that end one.
  var escapingControlCharacters: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
