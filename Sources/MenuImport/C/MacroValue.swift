/// The value of a macro, and where it may stand in place of the macro's tokens: `A * 2` with `A` as
/// `1 + 1` is 3, but `A + 2` is 4 either way.
struct MacroValue {
  let outcome: Result<CValue, CFailure>
  /// How little its operators bind; `nil` where nothing around them can part them.
  let level: Int?

  /// What stands beside a macro.
  enum Neighbour {
    /// The expression begins or ends there.
    case edge
    case sign(String)
    /// Something that only its replacement shows.
    case other
  }

  /// Looks at what a macro is replaced by.
  ///
  /// - Parameters:
  ///   - outcome: its value.
  ///   - operands: what it is made of once its own macros are replaced.
  ///   - inner: the value that is all of it, if another macro is.
  init(_ outcome: Result<CValue, CFailure>, of operands: [CExpander.Operand], inner: MacroValue?) {
    self.outcome = outcome
    level = operands.count == 1 ? inner?.level : Self.level(of: operands)
  }

  private static func level(of operands: [CExpander.Operand]) -> Int? {
    var level = CExpression.unaryLevel
    var depth = 0
    var isEnclosed = true
    for (index, operand) in operands.enumerated() {
      let sign =
        if case .token(let token, let text) = operand, token.kind == .sign { text } else { "" }
      if sign == ")" { depth -= 1 }
      if depth == 0 {
        isEnclosed = isEnclosed && (sign == "(" || index == operands.count - 1)
        if !sign.isEmpty, sign != "(", sign != ")" {
          level = min(level, CExpression.level(of: sign))
        }
      }
      if sign == "(" { depth += 1 }
    }
    return isEnclosed ? nil : level
  }

  /// Whether the value means the same as the tokens between two neighbours: operators before it must
  /// bind less, those behind it no more.
  func stands(between before: Neighbour, and behind: Neighbour) -> Bool {
    guard let level else { return true }
    switch before {
    case .edge, .sign("("): break
    // They may have one operand alone, and then bind more than any other.
    case .sign("+"), .sign("-"): guard level == CExpression.unaryLevel else { return false }
    case .sign(let sign):
      guard sign != ")", CExpression.level(of: sign) < level else { return false }
    case .other: return false
    }
    switch behind {
    case .edge, .sign(")"): return true
    // `? :` goes to the right: another one behind it would belong to its last part.
    case .sign(let sign): return sign != "(" && level >= 0 && CExpression.level(of: sign) <= level
    case .other: return false
    }
  }
}

extension CFailure {
  /// Whether an operand with it may still leave the expression a value: what ends the whole
  /// expression cannot stand for one.
  var isOfOperand: Bool {
    switch self {
    case .call, .cyclic, .malformed, .sizeOf, .text, .tooLong, .empty: false
    default: true
    }
  }
}
