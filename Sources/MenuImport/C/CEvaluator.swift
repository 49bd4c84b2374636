import Diagnostics

/// Finds the values of expressions, with all macros and constants that were read.
struct CEvaluator {
  typealias Outcome = Result<CValue, CFailure>

  private let sources: CSources
  private var expander: CExpander
  /// The values of enum constants and of `const` variables.
  private var constants: [String: Outcome] = [:]
  private var types: Set<String> = []
  /// The values of macros when all files are read.
  private var outcomes: [Place: Outcome] = [:]
  /// Those of them that may stand in place of the macro's tokens.
  private var known: [Place: MacroValue] = [:]
  /// The macros that were looked at, so that each is once.
  private var seen: Set<Place> = []

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
    if time < .max, expander.macros.isStable { learn(macros(in: tokens, at: time), at: time) }
    return value(of: tokens, name, at: time)?.outcome ?? .failure(.tooLong)
  }

  /// The value of an expression, and how it binds; `nil` where it is too long.
  private mutating func value(
    of tokens: ArraySlice<Token>, _ name: String?, at time: Int
  ) -> MacroValue? {
    let known = known
    var inner: MacroValue?
    let operands = expander.expand(tokens, of: name, at: time) { macro in
      inner = known[macro.name.place]
      return inner
    }
    guard let operands else { return nil }
    let (constants, types) = (constants, types)
    let outcome = CExpression.evaluate(
      operands, constant: { constants[$0] }, isType: { types.contains($0) })
    return MacroValue(outcome, of: operands, inner: inner)
  }

  /// The value of a macro when all files are read.
  mutating func evaluate(_ macro: Macro) -> Outcome {
    // Those that it is made of come first, so that a chain of them is walked once.
    var rest = [(macro: macro, isReady: false)]
    while let (macro, isReady) = rest.popLast() {
      if isReady {
        find(macro)
      } else if seen.insert(macro.name.place).inserted {
        rest.append((macro, true))
        rest += macros(in: macro.body, at: .max).map { ($0, false) }
      }
    }
    return outcomes[macro.name.place] ?? .failure(.tooLong)
  }

  /// Finds the values that macros have from a moment on; what has none may still get one.
  private mutating func learn(_ macros: [Macro], at time: Int) {
    var rest = macros.map { (macro: $0, isReady: false) }
    var seen: Set<Place> = []
    while let (macro, isReady) = rest.popLast() {
      let place = macro.name.place
      if known[place] != nil { continue }
      if isReady {
        let value = value(of: macro.body, sources.text(macro.name), at: time)
        if let value, case .success = value.outcome { known[place] = value }
      } else if seen.insert(place).inserted {
        rest.append((macro, true))
        rest += self.macros(in: macro.body, at: time).map { ($0, false) }
      }
    }
  }

  private mutating func find(_ macro: Macro) {
    let value = value(of: macro.body, sources.text(macro.name), at: .max)
    let place = macro.name.place
    outcomes[place] = value?.outcome
    switch value?.outcome {
    case .failure(let failure) where !failure.isOfOperand: break
    default: known[place] = value
    }
  }

  private func macros(in body: ArraySlice<Token>, at time: Int) -> [Macro] {
    body.compactMap { token in
      guard token.kind == .identifier,
        case .defined(let macro) = expander.macros.lookUp(sources.text(token), at: time),
        !macro.isFunctionLike
      else { return nil }
      return macro
    }
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
}
