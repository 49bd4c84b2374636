/// An integer with the type that C gives it, where `int` has 32 bits and `long` 64 (C17, 6.3.1).
struct CValue {
  /// The type of a value in an expression: narrower ones are promoted to `int`.
  struct IntegerType: Equatable {
    var bits: Int
    var isSigned: Bool

    static let int = IntegerType(bits: 32, isSigned: true)
    static let unsignedInt = IntegerType(bits: 32, isSigned: false)
    static let long = IntegerType(bits: 64, isSigned: true)
    static let unsignedLong = IntegerType(bits: 64, isSigned: false)

    /// The type that two operands meet in.
    static func common(_ left: IntegerType, _ right: IntegerType) -> IntegerType {
      if left.bits != right.bits { return left.bits > right.bits ? left : right }
      return left.isSigned ? right : left
    }
  }

  /// The value as the bits of 64: sign-extended where it is signed.
  private(set) var bits: UInt64
  private(set) var type: IntegerType

  /// A value of a type, as a conversion makes it: what does not fit is cut off.
  init(_ bits: UInt64, _ type: IntegerType) {
    self.type = type
    let unused = UInt64(64 - type.bits)
    self.bits =
      type.isSigned
      ? UInt64(bitPattern: Int64(bitPattern: bits << unused) >> Int64(unused))
      : (bits << unused) >> unused
  }

  /// A plain `int`.
  init(_ value: Int32) { self.init(UInt64(bitPattern: Int64(value)), .int) }

  /// A truth value.
  init(_ isTrue: Bool) { self.init(isTrue ? 1 : 0 as Int32) }

  /// The value in another type.
  func converted(to type: IntegerType) -> CValue { CValue(bits, type) }

  var signed: Int64 { Int64(bitPattern: bits) }
  var isTrue: Bool { bits != 0 }
  var isNegative: Bool { type.isSigned && signed < 0 }

  /// The value as a number, `nil` where it has more than 63 bits.
  var integer: Int? { type.isSigned ? Int(signed) : Int(exactly: bits) }
}

extension CValue {
  /// The value of an operator with one operand.
  static func apply(_ sign: String, _ operand: CValue) -> Result<CValue, CFailure> {
    switch sign {
    case "+": .success(operand)
    case "-": integer({ $0.subtractingReportingOverflow($1) }, { $0 &- $1 }, CValue(0), operand)
    case "~": .success(CValue(~operand.bits, operand.type))
    default: .success(CValue(!operand.isTrue))
    }
  }

  /// The value of an operator with two operands.
  static func apply(
    _ sign: String, _ left: CValue, _ right: CValue
  ) -> Result<CValue, CFailure> {
    switch sign {
    case "+": integer({ $0.addingReportingOverflow($1) }, { $0 &+ $1 }, left, right)
    case "-": integer({ $0.subtractingReportingOverflow($1) }, { $0 &- $1 }, left, right)
    case "*": integer({ $0.multipliedReportingOverflow(by: $1) }, { $0 &* $1 }, left, right)
    case "/", "%": quotient(sign, left, right)
    case "<<", ">>": shift(sign, left, right)
    case "&": bitwise(left, right) { $0 & $1 }
    case "|": bitwise(left, right) { $0 | $1 }
    case "^": bitwise(left, right) { $0 ^ $1 }
    default: .success(CValue(compare(sign, left, right)))
    }
  }

  private static func operands(_ left: CValue, _ right: CValue) -> (CValue, CValue, IntegerType) {
    let type = IntegerType.common(left.type, right.type)
    return (left.converted(to: type), right.converted(to: type), type)
  }

  private static func integer(
    _ signed: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ unsigned: (UInt64, UInt64) -> UInt64, _ left: CValue, _ right: CValue
  ) -> Result<CValue, CFailure> {
    let (left, right, type) = operands(left, right)
    guard type.isSigned else { return .success(CValue(unsigned(left.bits, right.bits), type)) }
    let (value, overflow) = signed(left.signed, right.signed)
    let result = CValue(UInt64(bitPattern: value), type)
    return overflow || result.signed != value ? .failure(.overflow) : .success(result)
  }

  private static func quotient(
    _ sign: String, _ left: CValue, _ right: CValue
  ) -> Result<CValue, CFailure> {
    let (left, right, type) = operands(left, right)
    guard right.isTrue else { return .failure(.divisionByZero) }
    if !type.isSigned {
      let value = sign == "/" ? left.bits / right.bits : left.bits % right.bits
      return .success(CValue(value, type))
    }
    return integer(
      {
        sign == "/"
          ? $0.dividedReportingOverflow(by: $1) : $0.remainderReportingOverflow(dividingBy: $1)
      }, { $0 / $1 }, left, right)
  }

  /// The type is that of the left operand; by how much it can be shifted, the type says.
  private static func shift(
    _ sign: String, _ left: CValue, _ right: CValue
  ) -> Result<CValue, CFailure> {
    guard !right.isNegative, right.bits < UInt64(left.type.bits) else {
      return .failure(.shiftOutOfRange)
    }
    if sign == ">>" {
      let bits =
        left.type.isSigned
        ? UInt64(bitPattern: left.signed >> right.signed) : left.bits >> right.bits
      return .success(CValue(bits, left.type))
    }
    let result = CValue(left.bits << right.bits, left.type)
    // Compilers shift a bit into the sign (1 << 31), but nothing past it.
    let isLost =
      left.type.isSigned
      && (left.isNegative || (left.bits << right.bits) >> right.bits != left.bits
        || (left.type.bits == 32 && left.bits << right.bits > 0xFFFF_FFFF))
    return isLost ? .failure(.overflow) : .success(result)
  }

  private static func bitwise(
    _ left: CValue, _ right: CValue, _ combine: (UInt64, UInt64) -> UInt64
  ) -> Result<CValue, CFailure> {
    let (left, right, type) = operands(left, right)
    return .success(CValue(combine(left.bits, right.bits), type))
  }

  private static func compare(_ sign: String, _ left: CValue, _ right: CValue) -> Bool {
    let (left, right, type) = operands(left, right)
    let isLess = type.isSigned ? left.signed < right.signed : left.bits < right.bits
    let isEqual = left.bits == right.bits
    switch sign {
    case "<": return isLess
    case "<=": return isLess || isEqual
    case ">": return !isLess && !isEqual
    case ">=": return !isLess
    case "==": return isEqual
    default: return !isEqual
    }
  }
}
