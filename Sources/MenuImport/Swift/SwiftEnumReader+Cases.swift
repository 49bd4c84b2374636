import Diagnostics

/// Reads the cases of an enum with their values.
extension SwiftEnumReader {
  /// Reads `case a = 1, b, c`, on as many lines as it takes.
  mutating func readCases() {
    index += 1
    guard let enumIndex = scopes.last?.enumIndex else { return }
    while kind(index) == .identifier {
      let name = index
      index += 1
      if isSign(index, "(") {
        // A case that carries values has no number.
        enums[enumIndex].rawType = RawType.none
        skipParentheses()
      }
      var value: Range<Int>?
      if isSign(index, "=") {
        let start = index + 1
        index = start
        if isSign(index, "-") { index += 1 }
        index += 1
        value = start..<min(index, tokens.count)
      }
      append(text(name), at: name, value, to: enumIndex)
      guard isSign(index, ",") else { return }
      index += 1
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    while index < tokens.count {
      if isSign(index, "(") { depth += 1 }
      if isSign(index, ")") { depth -= 1 }
      index += 1
      if depth <= 0 { return }
    }
  }

  private mutating func append(
    _ name: String, at index: Int, _ value: Range<Int>?, to enumIndex: Int
  ) {
    let (count, last) = (enums[enumIndex].constants.count, enums[enumIndex].constants.last)
    var constant = Constant(
      name: name, place: tokens[index].place, value: .integer(count), isInC: false)
    constant.isExplicit = value != nil
    constant.condition = conditionals.last?.condition
    switch enums[enumIndex].rawType {
    case .integer:
      constant.value = value.map(integer) ?? next(after: last)
    case .text: constant.rawText = value.flatMap(string) ?? (value == nil ? name : nil)
    case .other: constant.value = .failure(.fraction)
    case RawType.none: break
    }
    enums[enumIndex].constants.append(constant)
  }

  private func next(after last: Constant?) -> Constant.Value {
    guard let last else { return .integer(0) }
    if let condition = last.condition { return .failure(.undecided(condition)) }
    switch last.value {
    case .integer(let value) where value < .max: return .integer(value + 1)
    case .failure(.undecided(let condition)): return .failure(.undecided(condition))
    default: return .failure(.afterFailure)
    }
  }

  /// The value of an integer literal.
  private func integer(_ range: Range<Int>) -> Constant.Value {
    let isNegative = range.count == 2 && isSign(range.lowerBound, "-")
    guard let last = range.last, kind(last) == .number else { return .failure(.malformed) }
    var digits = text(last).filter { $0 != "_" }
    var radix = 10
    for (prefix, base) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      radix = base
      digits = String(digits.dropFirst(2))
    }
    guard let value = Int((isNegative ? "-" : "") + digits, radix: radix) else {
      return .failure(digits.contains(".") ? .fraction : .overflow)
    }
    return .integer(value)
  }

  /// The value of a text without escapes.
  private func string(_ range: Range<Int>) -> String? {
    guard range.count == 1, kind(range.lowerBound) == .text else { return nil }
    let literal = text(range.lowerBound)
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\""),
      !literal.hasPrefix("\"\"\""), !literal.contains("\\")
    else { return nil }
    return String(literal.dropFirst().dropLast())
  }
}
