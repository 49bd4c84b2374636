/// An encoding that a file may have by mistake.
enum LegacyEncoding {
  case utf16
  case shiftJIS
  case eucJP

  /// The name that an editor's menu shows.
  var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .shiftJIS: "Shift_JIS"
    case .eucJP: "EUC-JP"
    }
  }

  /// The encoding that bytes which are not UTF-8 most likely have; `nil` where nothing speaks for
  /// one.
  static func guess(_ bytes: [UInt8]) -> LegacyEncoding? {
    // A first byte of Shift_JIS kanji or kana often lies below 0xA0; EUC-JP has none there but 0x8E
    // and 0x8F.
    var pairs = (shiftJIS: 0, eucJP: 0)
    var offset = 0
    while offset + 1 < bytes.count {
      let (first, second) = (bytes[offset], bytes[offset + 1])
      guard first >= 0x80 else {
        offset += 1
        continue
      }
      if first < 0xA0, first != 0x80, second >= 0x40 { pairs.shiftJIS += 1 }
      if first >= 0xA1, second >= 0xA1 { pairs.eucJP += 1 }
      offset += 2
    }
    if pairs == (0, 0) { return nil }
    return pairs.shiftJIS >= pairs.eucJP ? .shiftJIS : .eucJP
  }
}
