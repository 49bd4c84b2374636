import Diagnostics

/// Finds the enums and the constants in the code of C, Objective-C and C++ files.
///
/// It reads no grammar: whatever it does not know, it passes over.
struct CDeclarationReader {
  let sources: CSources
  let code: [Preprocessor.CodeToken]
  var evaluator: CEvaluator
  /// The enums, in the order of the files.
  var enums: [ConstantGroup] = []
  /// The constants outside functions.
  var constants: [Constant] = []
  /// The constants that are declared here and get their values elsewhere.
  var externals: [Constant] = []
  /// Braces that are never closed.
  var unclosed: [Place] = []

  var index = 0
  var statementStart = 0
  /// Whether each brace that is open holds declarations, as `extern "C"` and classes do.
  var braces: [Bool] = []
  /// How many of the open braces hold no declarations.
  var bodies = 0

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

  func text(_ index: Int) -> String? {
    index < code.count ? sources.text(code[index].token) : nil
  }

  func isSign(_ index: Int, _ sign: StaticString) -> Bool {
    index < code.count && code[index].token.kind == .sign
      && sources.isEqual(code[index].token, sign)
  }

  func place(_ index: Int) -> Place { code[min(index, code.count - 1)].token.place }

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
      if !holdsDeclarations { bodies += 1 }
      index += 1
      statementStart = index
    } else if isSign(index, "}") {
      if braces.popLast() == false { bodies -= 1 }
      index += 1
      statementStart = index
    } else if isSign(index, ";") {
      readExternals()
      index += 1
      statementStart = index
    } else if isSign(index, "=") {
      readInitializer()
    } else {
      index += 1
    }
  }

  /// Whether the brace at hand opens a place for declarations.
  var holdsDeclarations: Bool {
    let words = (statementStart..<index).prefix(16).compactMap { text($0) }
    return ["extern", "namespace", "class", "struct", "union"].contains { words.contains($0) }
      && !words.contains("(")
  }

  // MARK: Constants

  /// Reads what stands behind a `=`, if it gives a constant its value.
  private mutating func readInitializer() {
    let nameIndex = index - 1
    index += 1
    guard bodies == 0, nameIndex > statementStart, nameIndex - statementStart < 16,
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

  /// Reads `extern const NSInteger A, B;`, whose values another file gives.
  private mutating func readExternals() {
    let statement = statementStart..<index
    guard bodies == 0, statement.count >= 4, statement.count <= 64 else { return }
    let words = statement.compactMap { text($0) }
    let isExternal = words.contains { word in
      word == "extern" || word.hasSuffix("_EXTERN") || word.hasSuffix("_EXPORT")
    }
    guard isExternal, words.contains("const"),
      !words.contains(where: { Self.noIntegers.contains($0) })
    else { return }
    for name in statement.dropFirst(2)
    where code[name].token.kind == .identifier && text(name) != "const"
      && (isSign(name + 1, ",") || isSign(name + 1, ";"))
    {
      externals.append(
        Constant(
          name: text(name) ?? "", place: place(name), value: .failure(.external),
          condition: code[name].condition))
    }
  }

  /// What stands in declarations of texts, fractions and functions.
  private static let noIntegers: Set = [
    "*", "(", "[", "id", "NSString", "CFStringRef", "float", "double", "CGFloat",
    "NSTimeInterval",
  ]

  /// Goes to the comma, semicolon or brace that ends an expression.
  mutating func skipExpression() {
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

  mutating func evaluate(_ range: Range<Int>) -> CEvaluator.Outcome {
    if let condition = code[range].lazy.compactMap(\.condition).first,
      condition != code[range.lowerBound - 1].condition
    {
      return .failure(.undecided(condition))
    }
    return evaluator.evaluate(code[range].map(\.token)[...], at: range.lowerBound)
  }

  func constant(
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
