/// Reads an expression and finds its value, in one pass (C17, 6.5 and 6.6).
///
/// An operand that C does not evaluate may have no value: `1 ? 2 : 1 / 0` is 2.
struct CExpression {
  typealias Outcome = Result<CValue, CFailure>

  /// The deepest nesting, as of a menu.
  private static let depthLimit = 100

  private let operands: [CExpander.Operand]
  private let constant: (String) -> Outcome?
  private let isType: (String) -> Bool
  private var index = 0
  private var depth = 0

  /// The value of an expression.
  ///
  /// - Parameters:
  ///   - operands: its tokens, without macros.
  ///   - constant: the value of a name.
  ///   - isType: whether a name is a type that the files define.
  /// - Returns: the value, or why there is none.
  static func evaluate(
    _ operands: [CExpander.Operand], constant: @escaping (String) -> Outcome?,
    isType: @escaping (String) -> Bool
  ) -> Outcome {
    if operands.isEmpty { return .failure(.empty) }
    var expression = CExpression(operands, constant, isType)
    do throws(CFailure) {
      let outcome = try expression.conditional()
      if expression.index < operands.count { return .failure(expression.trailingFailure) }
      return outcome
    } catch {
      return .failure(error)
    }
  }

  private init(
    _ operands: [CExpander.Operand], _ constant: @escaping (String) -> Outcome?,
    _ isType: @escaping (String) -> Bool
  ) {
    self.operands = operands
    self.constant = constant
    self.isType = isType
  }

  // MARK: Tokens

  private var sign: String? {
    guard index < operands.count, case .token(let token, let text) = operands[index],
      token.kind == .sign
    else { return nil }
    return text
  }

  private mutating func take(_ text: String) -> Bool {
    guard sign == text else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ text: String) throws(CFailure) {
    guard take(text) else { throw .malformed }
  }

  /// What stands behind an expression tells more than that it does.
  private var trailingFailure: CFailure {
    if case .failure(let failure) = operands[index] { return failure }
    return .malformed
  }

  // MARK: Operators

  private mutating func conditional() throws(CFailure) -> Outcome {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .tooLong }
    let condition = try binary(0)
    guard take("?") else { return condition }
    let first = try conditional()
    try expect(":")
    let second = try conditional()
    return condition.flatMap { $0.isTrue ? first : second }.flatMap { value in
      // Both decide on the type, as far as both are known.
      guard case .success(let one) = first, case .success(let other) = second else {
        return .success(value)
      }
      return .success(value.converted(to: .common(one.type, other.type)))
    }
  }

  /// Operators of two operands, from those that bind least.
  private static let levels: [[String]] = [
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", "<=", ">", ">="], ["<<", ">>"],
    ["+", "-"], ["*", "/", "%"],
  ]

  /// The level of operators with one operand, which bind more than all with two.
  static let unaryLevel = levels.count

  /// How much a sign binds; `? :` binds less than all operators.
  static func level(of sign: String) -> Int {
    if sign == "~" || sign == "!" { return unaryLevel }
    return levels.firstIndex { $0.contains(sign) } ?? -1
  }

  private mutating func binary(_ level: Int) throws(CFailure) -> Outcome {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    while let sign, Self.levels[level].contains(sign) {
      index += 1
      left = Self.combine(sign, left, try binary(level + 1))
    }
    return left
  }

  private static func combine(_ sign: String, _ left: Outcome, _ right: Outcome) -> Outcome {
    switch sign {
    case "&&", "||":
      // One side may decide alone, whatever the other is.
      let decides = sign == "||"
      let sides = [left, right].compactMap { try? $0.get() }
      if sides.contains(where: { $0.isTrue == decides }) { return .success(CValue(decides)) }
      return left.flatMap { _ in right }.map { _ in CValue(!decides) }
    default:
      return left.flatMap { left in right.flatMap { CValue.apply(sign, left, $0) } }
    }
  }

  private mutating func unary() throws(CFailure) -> Outcome {
    guard let sign else { return try primary() }
    switch sign {
    case "+", "-", "~", "!":
      index += 1
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.depthLimit else { throw .tooLong }
      return try unary().flatMap { CValue.apply(sign, $0) }
    case "(":
      if let type = castType() { return try cast(to: type) }
      index += 1
      let value = try conditional()
      try expect(")")
      return value
    default: throw .malformed
    }
  }

  private mutating func cast(to type: CTypeName) throws(CFailure) -> Outcome {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .tooLong }
    return try unary().flatMap { type.convert($0) }
  }

  /// Reads a type in parentheses; where no type stands there, nothing.
  private mutating func castType() -> CTypeName? {
    var words: [String] = []
    var end = index + 1
    while end < operands.count, case .token(let token, let text) = operands[end],
      token.kind == .identifier
    {
      words.append(text)
      end += 1
    }
    guard !words.isEmpty, end < operands.count, case .token(_, ")") = operands[end] else {
      return nil
    }
    let name = words.last ?? ""
    let type =
      CTypeName(words)
      ?? (words.count <= 2 && isType(name) ? .integer(bits: 32, isSigned: true) : nil)
    if type != nil { index = end + 1 }
    return type
  }

  private mutating func primary() throws(CFailure) -> Outcome {
    guard index < operands.count else { throw .malformed }
    defer { index += 1 }
    switch operands[index] {
    case .value(let value): return .success(value)
    case .failure(let failure):
      if case .call = failure { throw failure }
      return .failure(failure)
    case .token(let token, let text):
      switch token.kind {
      case .number: return CLiteral.number(text)
      case .character: return CLiteral.character(text)
      case .text: throw .text
      case .sign: throw .malformed
      case .identifier:
        if ["sizeof", "_Alignof", "alignof"].contains(text) { throw .sizeOf }
        if index + 1 < operands.count, case .token(_, "(") = operands[index + 1] {
          throw .call(text)
        }
        return constant(text) ?? .failure(.unknownName(text))
      }
    }
  }
}
