import Diagnostics
import Spelling

/// A look at the bytes before YAML sees them, for what is no UTF-8 text or cannot be seen.
struct TextScan {
  /// What was found, in the order of the file.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether YAML can read the bytes at all.
  private(set) var isReadable = true

  private let bytes: [UInt8]
  private var warningCount = 0

  init(_ file: SourceFile) {
    bytes = file.bytes
    if let encoding = Self.utf16(bytes) {
      refuse(at: 0..<2, looksLike: encoding)
      return
    }
    var offset = Self.endOfPlainText(from: file.byteOrderMarkCount, in: bytes)
    while offset < bytes.count {
      guard let (scalar, count) = scalar(at: offset) else {
        refuse(at: offset..<offset + 1, looksLike: LegacyEncoding.guess(bytes))
        return
      }
      check(scalar, at: offset..<offset + count)
      offset = Self.endOfPlainText(from: offset + count, in: bytes)
    }
  }

  /// The end of a run of text that needs no closer look: printable ASCII characters, of which most
  /// of a file is made, eight at a time; line feeds; kana and kanji.
  private static func endOfPlainText(from start: Int, in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { buffer in
      var offset = start
      while offset < buffer.count {
        let printable = printableCount(at: offset, in: buffer)
        offset += printable
        if printable == 8 { continue }
        guard offset < buffer.count else { break }
        let byte = buffer[offset]
        if byte == 0x0A {
          offset += 1
        } else if isKanaOrKanji(at: offset, in: buffer) {
          offset += 3
        } else if byte < 0x20 || byte >= 0x7F {
          break
        } else {
          offset += 1
        }
      }
      return offset
    }
  }

  /// How many of the next eight bytes are printable ASCII characters before one that is not; 0 near
  /// the end.
  private static func printableCount(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard offset + 8 <= bytes.count else { return 0 }
    let word = UInt64(
      littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    // The high bit of the first byte that is not shows: it was set, or the byte was below U+0020 or
    // was U+007F. Those of the bytes behind it may show, too.
    let below = word &- 0x2020_2020_2020_2020
    let above = word &+ 0x0101_0101_0101_0101
    return ((word | below | above) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
  }

  /// Whether three bytes are a character of U+3040 to U+9FFF, none of which is hidden.
  private static func isKanaOrKanji(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard offset + 3 <= bytes.count else { return false }
    let (first, second) = (bytes[offset], bytes[offset + 1])
    return first >= 0xE3 && first <= 0xE9 && (first > 0xE3 || second > 0x80)
      && second & 0xC0 == 0x80 && bytes[offset + 2] & 0xC0 == 0x80
  }

  private mutating func check(_ scalar: Unicode.Scalar, at offsets: Range<Int>) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: break
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF:
      report(ControlCharacter.diagnostic(scalar, at: SourceRange(offsets)))
      // libyaml stops at these.
      isReadable = false
    case 0x200B, 0x2060, 0xFEFF:
      if ZeroWidthSpace.isExpected(at: offsets.lowerBound, in: bytes) { return }
      report(ZeroWidthSpace.diagnostic(scalar, at: SourceRange(offsets)))
    default:
      guard VisibleText.isDirectionControl(scalar) else { return }
      report(DirectionControl.diagnostic(scalar, at: SourceRange(offsets)))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    // However many warnings there are, an error is told.
    let isWarning = diagnostic.severity == .warning
    let count = isWarning ? warningCount : diagnostics.count - warningCount
    guard count < Limits.findings else { return }
    if isWarning { warningCount += 1 }
    diagnostics.append(diagnostic)
  }

  /// Reports bytes that make the rest of the file unreadable, whatever was reported before.
  private mutating func refuse(at offsets: Range<Int>, looksLike encoding: LegacyEncoding?) {
    diagnostics.append(NotUTF8.diagnostic(at: SourceRange(offsets), looksLike: encoding))
    isReadable = false
  }

  /// The scalar at an offset and the length of its UTF-8; `nil` where the bytes are not UTF-8
  /// (the Unicode Standard, table 3-7).
  private func scalar(at offset: Int) -> (Unicode.Scalar, Int)? {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (Unicode.Scalar(bytes[offset]), 1) }
    let (count, least): (Int, UInt32) =
      switch first {
      case 0xC2...0xDF: (2, 0x80)
      case 0xE0...0xEF: (3, 0x800)
      case 0xF0...0xF4: (4, 0x10000)
      default: (0, 0)
      }
    guard count > 0, offset + count <= bytes.count else { return nil }
    var value = first & (0x7F >> UInt32(count))
    for byte in bytes[offset + 1..<offset + count] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Refuses surrogates and what lies past U+10FFFF.
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, count)
  }

  /// UTF-16 by its byte order mark, or by two ASCII letters at its start.
  private static func utf16(_ bytes: [UInt8]) -> LegacyEncoding? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .utf16 }
    guard bytes.count >= 4 else { return nil }
    let (first, second) = (bytes[0] == 0, bytes[1] == 0)
    let isInterleaved = first != second && (bytes[2] == 0) == first && (bytes[3] == 0) == second
    return isInterleaved ? .utf16 : nil
  }
}
