/// Text from a file, made safe and readable for a terminal or a log.
public enum VisibleText {
  /// The text with everything that cannot be seen spelt out: controls, invisible characters, and
  /// spaces that are not the plain one become `\u{…}`, so that two names that look alike differ.
  public static func spelled(_ text: String) -> String {
    escaped(text) { !isPlain($0, after: $1) }
  }

  /// The text with only what could disturb a terminal escaped: controls, and the controls and marks
  /// of text direction.
  ///
  /// What a source line shows stays as it is.
  public static func line(_ text: String) -> String {
    escaped(text) { scalar, _ in isDisturbing(scalar) || isDirectionMark(scalar) }
  }

  /// The lines of a text, each spelt out, so that an example shows what cannot be seen.
  public static func spelledLines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { spelled(String($0)) }
  }

  /// A name from a file as messages show it: in backticks, spelt out.
  public static func quoted(_ name: String) -> String { "`\(spelled(name))`" }

  /// Whether a scalar could move the cursor, colour the text or turn its direction.
  public static func isDisturbing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: isDirectionControl(scalar)
    }
  }

  /// Whether a scalar is one of the embeddings, overrides and isolates of text direction (U+202A to
  /// U+202E, U+2066 to U+2069), which can make a text read otherwise than it is.
  public static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether a scalar is one of the marks that turn the signs beside them (U+200E, U+200F, U+061C).
  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
  }

  private static func isPlain(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?
  ) -> Bool {
    if scalar == " " { return true }
    if isDisturbing(scalar) || scalar == "\t" || scalar.properties.isWhitespace { return false }
    // The joiner and the selectors of emoji are part of what is seen; after an ASCII letter they
    // are seen as nothing.
    if scalar.value == 0x200D || (0xFE00...0xFE0F).contains(scalar.value) {
      return previous.map { !$0.isASCII } ?? false
    }
    return !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func escaped(
    _ text: String, where isHidden: (Unicode.Scalar, _ previous: Unicode.Scalar?) -> Bool
  ) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isHidden(scalar, previous) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// How many columns a terminal gives to a text: two for an East Asian wide character, none for a
  /// combining one.
  public static func columns(of text: String) -> Int { columns(of: text.unicodeScalars) }

  /// How many columns a terminal gives to scalars.
  public static func columns(of text: some Collection<Unicode.Scalar>) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Voicing marks of decomposed kana, and vowels and finals of decomposed Hangul.
    case 0x3099, 0x309A, 0x1160...0x11FF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    case 0x00...0x2FF: 1
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: isWideEmoji(scalar) ? 2 : 1
      }
    }
  }

  /// Whether a scalar is shown as a picture, such as ⭐; a regional indicator is half of one.
  private static func isWideEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
