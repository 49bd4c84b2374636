import Diagnostics

/// Reads enums, as C and C++ write them and as macros of Apple do.
extension CDeclarationReader {
  /// Reads `enum Name : Type { … }`; a declaration without constants is passed over.
  mutating func readEnum() {
    let start = index
    index += 1
    if let word = text(index), word == "class" || word == "struct" { index += 1 }
    var name: Int?
    while index < code.count, !isSign(index, "{"), !isSign(index, ";"), !isSign(index, "}") {
      if isSign(index, ":") {
        while index < code.count, !isSign(index, "{"), !isSign(index, ";") { index += 1 }
        break
      }
      if isSign(index, "(") {
        skipParentheses()
        continue
      }
      // Not a declaration: a parameter, a cast, an assignment.
      if isSign(index, ")") || isSign(index, "=") || isSign(index, ",") { return }
      if code[index].token.kind == .identifier, !isSign(index + 1, "(") { name = index }
      index += 1
    }
    if isSign(index, "{") { readConstants(named: name, from: start) }
  }

  /// Reads `NS_ENUM(NSInteger, Name) { … }` and its like.
  mutating func readMacroEnum() {
    let start = index
    index += 1
    guard isSign(index, "(") else { return }
    let open = index
    skipParentheses()
    guard isSign(index, "{") else { return }
    // The last word is the name, unless it is the type alone.
    let words = (open..<index).filter { code[$0].token.kind == .identifier }
    let hasName = (open..<index).contains { isSign($0, ",") }
    readConstants(named: hasName ? words.last : nil, from: start)
  }

  private mutating func skipParentheses() {
    var depth = 0
    while index < code.count {
      if isSign(index, "(") { depth += 1 }
      if isSign(index, ")") { depth -= 1 }
      index += 1
      if depth <= 0 { return }
    }
  }

  private mutating func readConstants(named nameIndex: Int?, from start: Int) {
    let open = index
    index += 1
    var found: [Constant] = []
    var previous: CEvaluator.Outcome = .success(CValue(-1))
    while index < code.count, !isSign(index, "}") {
      // Two ways to begin an enum, one in each branch of a condition: the second one counts.
      if isSign(index, "{") { found = [] }
      guard code[index].token.kind == .identifier else {
        index += 1
        continue
      }
      let name = index
      index += 1
      while index < code.count, !isSign(index, "="), !isSign(index, ","), !isSign(index, "}"),
        !isSign(index, "{")
      {
        if isSign(index, "(") { skipParentheses() } else { index += 1 }
      }
      var expression: Range<Int>?
      if isSign(index, "=") {
        index += 1
        let begin = index
        skipExpression()
        expression = begin..<endOfValue(in: begin..<index)
      }
      if isSign(index, "{") { continue }
      let value = expression.map { evaluate($0) } ?? evaluator.next(after: previous)
      let constant = constant(text(name) ?? "", at: name, value, expression)
      evaluator.declare(constant.name, value, under: constant.condition)
      found.append(constant)
      // One cannot count on from a constant that may not be there.
      previous = constant.condition.map { .failure(.undecided($0)) } ?? value
      if isSign(index, ";") { index += 1 }
    }
    if index >= code.count { unclosed.append(place(open)) }
    let body = place(open).joined(to: place(index)).range
    index += 1
    let isTypedef = start > 0 && text(start - 1) == "typedef"
    let name = (isTypedef ? nameBehind() : nil) ?? nameIndex ?? nameBehind()
    let group = ConstantGroup(
      kind: .cEnum, name: name.flatMap { text($0) } ?? "", place: place(name ?? start),
      constants: found, body: body)
    if let name = group.name.isEmpty ? nil : group.name { evaluator.declareType(name) }
    if !found.isEmpty { enums.append(group) }
    statementStart = index
  }

  /// Where the value of an enum constant ends, and an attribute such as `NS_ENUM_AVAILABLE(…)` begins:
  /// at a word that stands where C expects an operator.
  private func endOfValue(in expression: Range<Int>) -> Int {
    for index in expression.dropFirst() where code[index].token.kind == .identifier {
      switch code[index - 1].token.kind {
      case .number, .character, .identifier, .text: return index
      // Behind a parenthesis a word may also be what a cast converts.
      case .sign where isSign(index - 1, ")") && isSign(index + 1, "("): return index
      case .sign: continue
      }
    }
    return expression.upperBound
  }

  /// The name that a `typedef` gives behind its braces.
  private func nameBehind() -> Int? {
    var index = index
    // As far as macros with arguments may stand before it; not to the end of the file each time.
    let limit = min(code.count, index + 200)
    while index < limit, code[index].token.kind == .identifier {
      if !isSign(index + 1, "(") { return index }
      var depth = 0
      repeat {
        index += 1
        if isSign(index, "(") { depth += 1 }
        if isSign(index, ")") { depth -= 1 }
      } while index < limit && depth > 0
      index += 1
    }
    return nil
  }
}
