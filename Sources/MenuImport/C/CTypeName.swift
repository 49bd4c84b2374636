/// What a cast makes of a value.
enum CTypeName {
  case integer(bits: Int, isSigned: Bool)
  case boolean
  /// A type with fractions or texts: the value is no index.
  case other

  /// The type that words name, such as `unsigned char`; `nil` where they name none.
  init?(_ words: [String]) {
    let words = words.filter { !Self.qualifiers.contains($0) }
    if words.count == 1, let known = Self.named[words[0]] {
      self = known
      return
    }
    guard !words.isEmpty, words.allSatisfy(Self.parts.contains) else { return nil }
    if words.contains("float") || words.contains("double") {
      self = .other
      return
    }
    let isSigned = !words.contains("unsigned")
    if words.contains("char") {
      self = .integer(bits: 8, isSigned: isSigned)
    } else if words.contains("short") {
      self = .integer(bits: 16, isSigned: isSigned)
    } else {
      self = .integer(bits: words.contains("long") ? 64 : 32, isSigned: isSigned)
    }
  }

  private static let qualifiers: Set = ["const", "volatile", "enum"]
  private static let parts: Set = [
    "int", "long", "short", "char", "signed", "unsigned", "float", "double",
  ]
  private static let named: [String: CTypeName] = [
    "NSInteger": .integer(bits: 64, isSigned: true),
    "NSUInteger": .integer(bits: 64, isSigned: false),
    "CFIndex": .integer(bits: 64, isSigned: true),
    "CFOptionFlags": .integer(bits: 64, isSigned: false),
    "size_t": .integer(bits: 64, isSigned: false),
    "ptrdiff_t": .integer(bits: 64, isSigned: true),
    "int8_t": .integer(bits: 8, isSigned: true),
    "int16_t": .integer(bits: 16, isSigned: true),
    "int32_t": .integer(bits: 32, isSigned: true),
    "int64_t": .integer(bits: 64, isSigned: true),
    "uint8_t": .integer(bits: 8, isSigned: false),
    "uint16_t": .integer(bits: 16, isSigned: false),
    "uint32_t": .integer(bits: 32, isSigned: false),
    "uint64_t": .integer(bits: 64, isSigned: false),
    "SInt32": .integer(bits: 32, isSigned: true),
    "UInt32": .integer(bits: 32, isSigned: false),
    "BOOL": .boolean, "bool": .boolean, "_Bool": .boolean, "Boolean": .boolean,
    "CGFloat": .other, "NSTimeInterval": .other,
  ]

  /// The value in this type, promoted as an operand is.
  func convert(_ value: CValue) -> Result<CValue, CFailure> {
    switch self {
    case .other: .failure(.fraction)
    case .boolean: .success(CValue(value.isTrue))
    case .integer(let bits, let isSigned):
      .success(
        CValue(
          CValue(value.bits, .init(bits: bits, isSigned: isSigned)).bits,
          bits < 32 ? .int : .init(bits: bits, isSigned: isSigned)))
    }
  }
}
