extension Character {
  /// Whether a terminal draws the character over two columns.
  var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F,  // Hangul Jamo
      0x2E80...0x303E,  // CJK radicals and punctuation
      0x3041...0xA4CF,  // kana, CJK ideographs, Yi
      0xA960...0xA97F,  // Hangul Jamo Extended-A
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF,  // CJK compatibility ideographs
      0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
      0x20000...0x3FFFD:  // further CJK ideographs
      true
    default:
      scalar.properties.isEmojiPresentation
    }
  }
}

extension StringProtocol {
  /// The number of columns that a terminal draws the text over.
  var columns: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}
