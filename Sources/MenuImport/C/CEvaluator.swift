import Diagnostics

/// Finds the values of expressions, with all macros and constants that were read.
struct CEvaluator {
  typealias Outcome = Result<CValue, CFailure>

  private let sources: CSources
  private var expander: CExpander
  /// The values of enum constants and of `const` variables.
  private var constants: [String: Outcome] = [:]
  private var types: Set<String> = []
  /// The values of macros that were found, and that stand for themselves wherever they are used.
  private var known: [Place: Outcome] = [:]

  init(_ preprocessor: Preprocessor) {
    sources = preprocessor.sources
    expander = CExpander(sources, preprocessor.macros)
  }

  /// Notes the value of a constant.
  mutating func declare(_ name: String, _ value: Outcome, under condition: ConditionID?) {
    constants[name] = condition.map { .failure(.undecided($0)) } ?? value
  }

  /// Notes that a name is a type.
  mutating func declareType(_ name: String) { types.insert(name) }

  /// The value of an expression at a moment.
  mutating func evaluate(
    _ tokens: ArraySlice<Token>, of name: String? = nil, at time: Int = .max
  ) -> Outcome {
    let known = known
    guard
      let operands = expander.expand(
        tokens, of: name, at: time, known: { macro, _ in known[macro.name.place] })
    else { return .failure(.tooLong) }
    let (constants, types) = (constants, types)
    return CExpression.evaluate(
      operands, constant: { constants[$0] }, isType: { types.contains($0) })
  }

  /// The value of a macro when all files are read.
  mutating func evaluate(_ macro: Macro) -> Outcome {
    let outcome = evaluate(macro.body, of: sources.text(macro.name))
    if isAtomic(macro.body) { known[macro.name.place] = outcome }
    return outcome
  }

  /// The value of an enum constant that writes none.
  func next(after previous: Outcome) -> Outcome {
    switch previous {
    case .success(let value):
      let next = CValue.apply("+", value, CValue(1))
      // What does not fit into an `int` goes on in the next wider type.
      guard case .failure = next else { return next }
      return CValue.apply("+", value.converted(to: .long), CValue(1))
    case .failure(.undecided(let condition)): return .failure(.undecided(condition))
    case .failure: return .failure(.afterFailure)
    }
  }

  /// Whether a body means the same in every expression: one token, or all in one parenthesis.
  private func isAtomic(_ body: ArraySlice<Token>) -> Bool {
    guard body.count > 1 else { return true }
    var depth = 0
    for (offset, token) in body.enumerated() {
      if sources.isEqual(token, "(") { depth += 1 }
      if sources.isEqual(token, ")") { depth -= 1 }
      if depth == 0 { return offset == body.count - 1 }
    }
    return false
  }
}
