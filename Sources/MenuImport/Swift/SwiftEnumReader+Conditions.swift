import Diagnostics

/// Decides the conditions of Swift, as far as they can be.
extension SwiftEnumReader {
  mutating func readDirective() {
    let start = index
    index += 1
    let word = text(index)
    var end = index
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    let range = index + 1..<max(end, index + 1)
    index = end
    let place = tokens[start].place.joined(to: tokens[max(start, end - 1)].place)
    switch word {
    case "if":
      var conditional = Conditional(at: place, inside: conditionals.last)
      if conditionals.last?.isActive ?? true { conditional.enter(truth(of: range, at: place)) }
      conditionals.append(conditional)
    case "elseif", "else":
      guard var conditional = conditionals.popLast() else { return }
      let truth: Conditional.Truth =
        conditional.hasTaken ? .no : word == "else" ? .yes : truth(of: range, at: place)
      conditional.enter(truth)
      conditionals.append(conditional)
    case "endif": _ = conditionals.popLast()
    default:
      // A macro or an attribute such as `#selector`: its words count as any.
      index = start + 1
    }
  }

  private mutating func truth(of range: Range<Int>, at place: Place) -> Conditional.Truth {
    var operands: [CExpander.Operand] = []
    var names: [String] = []
    var index = range.lowerBound
    while index < min(range.upperBound, tokens.count) {
      let word = text(index)
      defer { index += 1 }
      guard kind(index) == .identifier else {
        operands.append(.token(tokens[index], text: word))
        continue
      }
      if word == "true" || word == "false" {
        operands.append(.value(CValue(word == "true")))
      } else if isSign(index + 1, "(") {
        // Such as `os(iOS)`.
        while index < range.upperBound, !isSign(index, ")") { index += 1 }
        operands.append(.failure(.unknownName(word)))
      } else if let setting = settings.last(where: { $0.name == word }) {
        operands.append(.value(CValue(setting.isDefined)))
      } else {
        names.append(word)
        operands.append(.failure(.unknownName(word)))
      }
    }
    let outcome = CExpression.evaluate(operands, constant: { _ in nil }, isType: { _ in false })
    if case .success(let value) = outcome { return value.isTrue ? .yes : .no }
    conditions.append(UndecidedCondition(place: place, names: names))
    return .undecided(ConditionID(index: firstCondition + conditions.count - 1))
  }
}

extension MacroSetting {
  /// Whether Swift takes the name for true.
  fileprivate var isDefined: Bool {
    if case .define = self { true } else { false }
  }
}
