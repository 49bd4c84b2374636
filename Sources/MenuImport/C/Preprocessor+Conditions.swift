import Diagnostics

/// Decides the conditions of the preprocessor, as far as they can be.
extension Preprocessor {
  mutating func open(
    at place: Place, isZero: Bool = false, _ truth: (inout Preprocessor) -> Conditional.Truth
  ) {
    var conditional = Conditional(at: place, inside: conditionals.last, isZero: isZero)
    if isActive { conditional.enter(truth(&self)) }
    conditionals.append(conditional)
  }

  mutating func branch(
    at place: Place, _ truth: (inout Preprocessor) -> Conditional.Truth
  ) {
    guard var conditional = conditionals.popLast() else {
      unmatched.append(place)
      return
    }
    conditional.leaveComment()
    conditional.enter(conditional.hasTaken ? .no : truth(&self))
    conditionals.append(conditional)
  }

  private mutating func undecided(_ names: [String], at place: Place) -> Conditional.Truth {
    conditions.append(UndecidedCondition(place: place, names: names))
    return .undecided(ConditionID(index: conditions.count - 1))
  }

  /// Whether a name is defined here; `nil` where nobody says so.
  private func isDefined(_ name: String) -> Bool? { macros.isDefined(name, at: code.count) }

  mutating func truth(ofDefined name: Token?, at place: Place) -> Conditional.Truth {
    guard let name = name.map(sources.text) else { return .no }
    return isDefined(name).map { $0 ? .yes : .no } ?? undecided([name], at: place)
  }

  mutating func truth(
    ofUndefined name: Token?, at place: Place, next: ArraySlice<Token>
  ) -> Conditional.Truth {
    guard let name = name.map(sources.text) else { return .yes }
    if let isDefined = isDefined(name) { return isDefined ? .no : .yes }
    return defines(name, next) ? .yes : undecided([name], at: place)
  }

  /// Whether the next directive defines a name: the guard of a header, or a default value.
  private func defines(_ name: String, _ next: ArraySlice<Token>) -> Bool {
    let words = next.prefix(3).map(sources.text)
    return words == ["#", "define", name]
  }

  mutating func truth(
    of tokens: ArraySlice<Token>, at place: Place, next: ArraySlice<Token>
  ) -> Conditional.Truth {
    if let name = guardedName(tokens), isDefined(name) == nil, defines(name, next) { return .yes }
    var expander = CExpander(sources, macros, budget: budget)
    defer { budget = expander.budget }
    var operands: [CExpander.Operand] = []
    var names: [String] = []
    var rest = tokens
    while let token = rest.popFirst() {
      guard token.kind == .identifier else {
        operands.append(.token(token, text: sources.text(token)))
        continue
      }
      let name = sources.text(token)
      if name == "defined" {
        operands.append(definedOperand(&rest, &names))
      } else if isDefined(name) != true, rest.first.map({ sources.isEqual($0, "(") }) == true {
        // Such as `__has_include(<UIKit/UIKit.h>)`.
        skipParentheses(&rest)
        names.append(name)
        operands.append(.failure(.unknownName(name)))
      } else {
        if isDefined(name) == nil { names.append(name) }
        operands +=
          expander.expand([token][...], at: code.count) { _ in nil } ?? [.failure(.tooLong)]
      }
    }
    // A name that is certainly not defined is 0 (C17, 6.10.1).
    let (macros, time) = (macros, code.count)
    let outcome = CExpression.evaluate(operands) { name in
      macros.isDefined(name, at: time) == false ? .success(CValue(0)) : nil
    } isType: { _ in
      false
    }
    guard case .success(let value) = outcome else {
      let seen = operands.compactMap { operand -> String? in
        guard case .token(let token, let text) = operand, token.kind == .identifier else {
          return nil
        }
        return isDefined(text) == nil ? text : nil
      }
      var all: [String] = []
      for name in names + seen where !all.contains(name) && all.count < 8 { all.append(name) }
      return undecided(all, at: place)
    }
    return value.isTrue ? .yes : .no
  }

  /// The name in `!defined(NAME)` and `!defined NAME`.
  private func guardedName(_ tokens: ArraySlice<Token>) -> String? {
    let words = tokens.prefix(6).map(sources.text)
    if words.count == 5, words.starts(with: ["!", "defined", "("]), words[4] == ")" {
      return words[3]
    }
    return words.count == 3 && words.starts(with: ["!", "defined"]) ? words[2] : nil
  }

  private func definedOperand(
    _ rest: inout ArraySlice<Token>, _ names: inout [String]
  ) -> CExpander.Operand {
    let hasParenthesis = rest.first.map { sources.isEqual($0, "(") } == true
    if hasParenthesis { rest.removeFirst() }
    guard let name = rest.popFirst().map(sources.text) else { return .failure(.malformed) }
    if hasParenthesis, rest.popFirst().map({ sources.isEqual($0, ")") }) != true {
      return .failure(.malformed)
    }
    if let isDefined = isDefined(name) { return .value(CValue(isDefined)) }
    names.append(name)
    return .failure(.unknownName(name))
  }

  private func skipParentheses(_ rest: inout ArraySlice<Token>) {
    var depth = 0
    while let token = rest.popFirst() {
      if sources.isEqual(token, "(") { depth += 1 }
      if sources.isEqual(token, ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
