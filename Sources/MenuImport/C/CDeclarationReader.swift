import Diagnostics

/// Finds the enums and the constants in the code of C, Objective-C and C++ files.
///
/// It reads no grammar: whatever it does not know, it passes over.
struct CDeclarationReader {
  private let sources: CSources
  private let code: [Preprocessor.CodeToken]
  private var evaluator: CEvaluator
  /// The enums, in the order of the files.
  private(set) var enums: [ConstantGroup] = []
  /// The constants outside functions.
  private(set) var constants: [Constant] = []
  /// Braces that are never closed.
  private(set) var unclosed: [Place] = []

  private var index = 0
  private var statementStart = 0
  /// Whether each brace that is open holds declarations, as `extern "C"` and classes do.
  private var braces: [Bool] = []

  init(_ preprocessor: Preprocessor, _ evaluator: CEvaluator) {
    sources = preprocessor.sources
    code = preprocessor.code
    self.evaluator = evaluator
  }

  /// Reads all code, and gives the evaluator back with what was declared.
  mutating func read() -> CEvaluator {
    while index < code.count {
      let token = code[index].token
      switch token.kind {
      case .identifier: readWord(sources.text(token))
      case .sign: readSign()
      case .number, .text, .character: index += 1
      }
    }
    return evaluator
  }

  private func text(_ index: Int) -> String? {
    index < code.count ? sources.text(code[index].token) : nil
  }

  private func isSign(_ index: Int, _ sign: StaticString) -> Bool {
    index < code.count && code[index].token.kind == .sign
      && sources.isEqual(code[index].token, sign)
  }

  private func place(_ index: Int) -> Place { code[min(index, code.count - 1)].token.place }

  private mutating func readWord(_ word: String) {
    if word == "enum" {
      readEnum()
    } else if word.hasSuffix("_ENUM") || word.hasSuffix("_OPTIONS") {
      readMacroEnum()
    } else {
      index += 1
    }
  }

  private mutating func readSign() {
    if isSign(index, "{") {
      braces.append(holdsDeclarations)
      index += 1
      statementStart = index
    } else if isSign(index, "}") {
      _ = braces.popLast()
      index += 1
      statementStart = index
    } else if isSign(index, ";") {
      index += 1
      statementStart = index
    } else if isSign(index, "=") {
      readInitializer()
    } else {
      index += 1
    }
  }

  /// Whether the brace at hand opens a place for declarations.
  private var holdsDeclarations: Bool {
    let words = (statementStart..<index).prefix(16).compactMap { text($0) }
    return ["extern", "namespace", "class", "struct", "union"].contains { words.contains($0) }
      && !words.contains("(")
  }

  // MARK: Constants

  /// Reads what stands behind a `=`, if it gives a constant its value.
  private mutating func readInitializer() {
    let nameIndex = index - 1
    index += 1
    guard braces.allSatisfy({ $0 }), nameIndex > statementStart, nameIndex - statementStart < 16,
      code[nameIndex].token.kind == .identifier
    else { return }
    let words = (statementStart..<nameIndex).compactMap { text($0) }
    guard words.contains("const") || words.contains("constexpr"), !words.contains("(") else {
      return
    }
    let start = index
    skipExpression()
    let name = text(nameIndex) ?? ""
    let isText = words.contains { ["*", "id", "NSString", "CFStringRef"].contains($0) }
    let isFraction = words.contains {
      ["float", "double", "CGFloat", "NSTimeInterval"].contains($0)
    }
    let value: CEvaluator.Outcome =
      isText
      ? .failure(.text)
      : isFraction ? .failure(.fraction) : evaluate(start..<index)
    constants.append(constant(name, at: nameIndex, value, start..<index))
    evaluator.declare(name, value, under: code[nameIndex].condition)
    // `const int FIRST = 0, SECOND = 1;` goes on.
    if isSign(index, ",") { index += 1 }
  }

  /// Goes to the comma, semicolon or brace that ends an expression.
  private mutating func skipExpression() {
    var depth = 0
    while index < code.count {
      if isSign(index, "(") || isSign(index, "[") {
        depth += 1
      } else if isSign(index, ")") || isSign(index, "]") {
        depth -= 1
      } else if isSign(index, ";") || isSign(index, "{") || isSign(index, "}") {
        return
      } else if depth <= 0, isSign(index, ",") {
        return
      }
      index += 1
    }
  }

  private mutating func evaluate(_ range: Range<Int>) -> CEvaluator.Outcome {
    if let condition = code[range].lazy.compactMap(\.condition).first,
      condition != code[range.lowerBound - 1].condition
    {
      return .failure(.undecided(condition))
    }
    return evaluator.evaluate(code[range].map(\.token)[...], at: range.lowerBound)
  }

  private func constant(
    _ name: String, at index: Int, _ value: CEvaluator.Outcome, _ expression: Range<Int>?
  ) -> Constant {
    var constant = Constant(
      name: name, place: place(index), value: .init(value), condition: code[index].condition)
    constant.isExplicit = expression != nil
    if let expression, expression.count == 1,
      code[expression.lowerBound].token.kind == .identifier
    {
      constant.alias = text(expression.lowerBound)
    }
    return constant
  }

  // MARK: Enums

  /// Reads `enum Name : Type { … }`; a declaration without constants is passed over.
  private mutating func readEnum() {
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
  private mutating func readMacroEnum() {
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
    index += 1
    let isTypedef = start > 0 && text(start - 1) == "typedef"
    let name = (isTypedef ? nameBehind() : nil) ?? nameIndex ?? nameBehind()
    let group = ConstantGroup(
      kind: .cEnum, name: name.flatMap { text($0) } ?? "", place: place(name ?? start),
      constants: found)
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
    while index < code.count, code[index].token.kind == .identifier {
      if !isSign(index + 1, "(") { return index }
      var depth = 0
      repeat {
        index += 1
        if isSign(index, "(") { depth += 1 }
        if isSign(index, ")") { depth -= 1 }
      } while index < code.count && depth > 0
      index += 1
    }
    return nil
  }
}

extension Constant.Value {
  /// What an expression of C gave.
  init(_ outcome: CEvaluator.Outcome) {
    switch outcome {
    case .success(let value): self = value.integer.map { .integer($0) } ?? .integer(.max)
    case .failure(let failure): self = .failure(failure)
    }
  }
}
