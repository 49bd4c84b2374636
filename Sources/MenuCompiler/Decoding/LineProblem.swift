import Spelling

/// Why a text cannot stand on one line of a menu.
enum LineProblem {
  case empty
  case lineBreak
  case hidden(Unicode.Scalar)

  /// The first problem of a text, `nil` where it has none.
  init?(_ text: ArraySlice<UInt8>) {
    if text.isEmpty {
      self = .empty
      return
    }
    guard let scalar = Self.hiddenScalar(text, allowingLineBreaks: false) else {
      guard Self.isBlank(text) else { return nil }
      self = .empty
      return
    }
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    default: self = .hidden(scalar)
    }
  }

  /// Whether nothing of a text can be seen.
  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first == 0x20 || first >= 0x80 else { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      // Kana and kanji, which most titles begin with, need no look into Unicode's tables.
      if (0x3041...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value) {
        return false
      }
      return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The first scalar that must not be in a text: a control, a line separator, or one that turns
  /// the direction of what follows.
  static func hiddenScalar(
    _ text: ArraySlice<UInt8>, allowingLineBreaks: Bool
  ) -> Unicode.Scalar? {
    // Every such scalar has a byte below U+0020, or begins with one of these.
    let isSuspicious = text.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
    guard isSuspicious else { return nil }
    return String(decoding: text, as: UTF8.self).unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: !allowingLineBreaks
      case 0x00...0x1F, 0x7F...0x9F: true
      default: VisibleText.isDirectionControl(scalar)
      }
    }
  }
}
