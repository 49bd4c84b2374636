import Diagnostics

/// A character that an escape gives by its number, where that is the number of none: `\ud800`.
struct EscapedNumber {
  let range: SourceRange
  let text: String
  /// Whether it is one of the numbers by which UTF-16 halves characters.
  let isHalf: Bool
  /// The character that it makes with the half behind it.
  let whole: String?

  /// Reads `\uD83D`, `\U0010FFFF` and the other half behind it; `nil` where nothing like it stands
  /// there, or the number is that of a character.
  init?(at start: Int, in problem: SyntaxProblem) {
    let file = problem.file
    guard let first = Self.number(at: start, in: file.bytes), Unicode.Scalar(first.value) == nil
    else { return nil }
    isHalf = (0xD800...0xDFFF).contains(first.value)
    var end = first.end
    var whole: String?
    if (0xD800...0xDBFF).contains(first.value),
      let second = Self.number(at: first.end, in: file.bytes),
      (0xDC00...0xDFFF).contains(second.value)
    {
      whole = String(
        decoding: [UInt16(first.value), UInt16(second.value)], as: UTF16.self)
      end = second.end
    }
    self.whole = whole
    range = SourceRange(start..<end)
    text = file[range]
  }

  private static func number(at start: Int, in bytes: [UInt8]) -> (value: UInt32, end: Int)? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "\\") else { return nil }
    let count: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "u"): count = 4
    case UInt8(ascii: "U"): count = 8
    default: return nil
    }
    let end = start + 2 + count
    guard end <= bytes.count else { return nil }
    let digits = String(decoding: bytes[start + 2..<end], as: UTF8.self)
    return UInt32(digits, radix: 16).map { ($0, end) }
  }
}
