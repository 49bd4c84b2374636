extension Unicode.Scalar {
  /// Whether it belongs to a script that has no spaces between words: kana, Han, full-width signs.
  var isUnspaced: Bool {
    switch value {
    case 0x3001...0x312F, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
