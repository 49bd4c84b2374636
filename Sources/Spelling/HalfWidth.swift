/// What a Japanese keyboard wrote in full width, in half width.
public enum HalfWidth {
  /// The half-width form of a full-width ASCII character; any other scalar as it is.
  public static func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // The two blocks have the same order (Unicode, "Halfwidth and Fullwidth Forms").
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }

  /// A text in half-width letters, digits and signs, without white space.
  public static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
      result.unicodeScalars.append(self.scalar(scalar))
    }
    return result
  }
}
