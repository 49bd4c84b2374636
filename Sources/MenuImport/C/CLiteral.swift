/// The values that literals of C write.
enum CLiteral {
  /// The value of a number: decimal, octal, hexadecimal or binary, with a suffix (C17, 6.4.4.1).
  static func number(_ text: String) -> Result<CValue, CFailure> {
    var digits = Array(text.utf8.filter { $0 != UInt8(ascii: "'") }.map { $0 | 0x20 })
    var radix: UInt64 = 10
    if digits.starts(with: "0x".utf8) {
      radix = 16
    } else if digits.starts(with: "0b".utf8) {
      radix = 2
    } else if digits.count > 1, digits[0] == UInt8(ascii: "0") {
      radix = 8
    }
    if isFraction(text, isHexadecimal: radix == 16) { return .failure(.fraction) }
    if radix == 16 || radix == 2 { digits.removeFirst(2) }
    let end = digits.firstIndex { digit($0, radix == 8 ? 10 : radix) == nil } ?? digits.endIndex
    let suffix = String(decoding: digits[end...], as: UTF8.self)
    guard end > 0 || radix == 8, let kind = Suffix(suffix) else { return .failure(.malformed) }
    var value: UInt64 = 0
    for byte in digits[..<end] {
      guard let digit = digit(byte, radix) else { return .failure(.malformed) }
      let (product, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return .failure(.overflow) }
      value = sum
    }
    return narrowestType(of: value, kind, isDecimal: radix == 10).map {
      .success(CValue(value, $0))
    }
      ?? .failure(.overflow)
  }

  private static func isFraction(_ text: String, isHexadecimal: Bool) -> Bool {
    let letters = text.utf8.map { $0 | 0x20 }
    return text.utf8.contains(UInt8(ascii: "."))
      || letters.contains(UInt8(ascii: isHexadecimal ? "p" : "e"))
      || (!isHexadecimal && letters.last == UInt8(ascii: "f"))
  }

  private static func digit(_ byte: UInt8, _ radix: UInt64) -> UInt64? {
    let value: UInt64
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt64(byte - UInt8(ascii: "a")) + 10
    default: return nil
    }
    return value < radix ? value : nil
  }

  private struct Suffix {
    var isUnsigned: Bool
    var isLong: Bool

    init?(_ text: String) {
      let length = text.filter { $0 != "u" }
      guard ["", "l", "ll"].contains(length), text.count - length.count <= 1,
        !(text.hasPrefix("lu") && text.hasSuffix("l"))
      else { return nil }
      isUnsigned = text.count > length.count
      isLong = !length.isEmpty
    }
  }

  /// The first type that holds the value; a decimal is never unsigned unless it says so.
  private static func narrowestType(
    of value: UInt64, _ suffix: Suffix, isDecimal: Bool
  ) -> CValue.IntegerType? {
    let types: [CValue.IntegerType] = [.int, .unsignedInt, .long, .unsignedLong]
    return types.first { type in
      if suffix.isLong, type.bits == 32 { return false }
      if suffix.isUnsigned, type.isSigned { return false }
      if isDecimal, !suffix.isUnsigned, !type.isSigned { return false }
      return value <= UInt64.max >> UInt64(64 - type.bits + (type.isSigned ? 1 : 0))
    }
  }

  /// The value of a character constant; several letters are put together as gcc and clang do.
  static func character(_ text: String) -> Result<CValue, CFailure> {
    var bytes = text.utf8.dropFirst()
    guard text.utf8.count >= 3, bytes.popLast() == UInt8(ascii: "'") else {
      return .failure(.malformed)
    }
    var letters: [UInt8] = []
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        letters.append(byte)
        continue
      }
      guard let letter = bytes.popFirst().flatMap(escaped) else { return .failure(.malformed) }
      letters.append(letter)
    }
    guard letters.count <= 4, letters.allSatisfy({ $0 < 0x80 }) else { return .failure(.malformed) }
    let value = letters.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return .success(CValue(value, .int))
  }

  private static func escaped(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "?"): byte
    default: nil
    }
  }
}
