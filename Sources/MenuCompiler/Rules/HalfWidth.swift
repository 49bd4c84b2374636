/// Values as they are meant, where a Japanese keyboard wrote them in full width.
enum HalfWidth {
  /// A text in half-width letters, digits and signs, without white space.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
      let half = isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      result.unicodeScalars.append(half)
    }
    return result
  }
}
