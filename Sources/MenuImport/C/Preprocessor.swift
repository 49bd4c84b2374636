import Diagnostics

/// Reads the directives of C files: which lines count, and what the macros stand for.
///
/// A condition that depends on a name which neither a file nor the command line decides is
/// undecided: all its branches are read, and what stands in them is marked.
struct Preprocessor {
  /// A token of code, and the undecided condition that it depends on.
  struct CodeToken {
    var token: CToken
    var condition: ConditionID?
  }

  let sources: CSources
  /// What is left when the directives are gone.
  private(set) var code: [CodeToken] = []
  private(set) var macros = MacroTable()
  /// All macros in the order of their definitions.
  private(set) var definitions: [Macro] = []
  private(set) var conditions: [UndecidedCondition] = []
  /// What does not fit together: an `#endif` without `#if`, or the other way about.
  private(set) var unmatched: [Place] = []

  private var conditionals: [Conditional] = []

  init(_ sources: CSources) { self.sources = sources }

  /// Reads the tokens of the next file.
  mutating func read(_ tokens: [CToken]) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      guard token.startsLine, sources.isEqual(token, "#") else {
        if isActive { code.append(CodeToken(token: token, condition: condition)) }
        index += 1
        continue
      }
      var end = index + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      read(directive: tokens[index..<end], next: tokens[end...])
      index = end
    }
    unmatched += conditionals.map(\.place)
    conditionals = []
  }

  private var isActive: Bool { conditionals.last?.isActive ?? true }
  private var condition: ConditionID? { conditionals.last?.condition }

  private mutating func read(directive: ArraySlice<CToken>, next: ArraySlice<CToken>) {
    guard let hash = directive.first, let word = directive.dropFirst().first else { return }
    let place = directive.last.map { hash.place.joined(to: $0.place) } ?? hash.place
    let rest = directive.dropFirst(2)
    switch sources.text(word) {
    case "if": open(at: place) { $0.truth(of: rest, at: place, next: next) }
    case "ifdef": open(at: place) { $0.truth(ofDefined: rest.first, at: place) }
    case "ifndef":
      open(at: place) { preprocessor in
        preprocessor.truth(ofUndefined: rest.first, at: place, next: next)
      }
    case "elif": branch(at: place) { $0.truth(of: rest, at: place, next: []) }
    case "elifdef": branch(at: place) { $0.truth(ofDefined: rest.first, at: place) }
    case "elifndef": branch(at: place) { $0.truth(ofUndefined: rest.first, at: place, next: []) }
    case "else": branch(at: place) { _ in .yes }
    case "endif":
      if conditionals.popLast() == nil { unmatched.append(place) }
    case "define" where isActive: define(rest)
    case "undef" where isActive:
      if let name = rest.first {
        macros.set(sources.text(name), nil, at: code.count, under: condition)
      }
    default: break
    }
  }

  private mutating func define(_ tokens: ArraySlice<CToken>) {
    guard let name = tokens.first, name.kind == .identifier else { return }
    let rest = tokens.dropFirst()
    // Only a parenthesis that touches the name begins parameters (C17, 6.10.3).
    let isFunctionLike =
      rest.first.map {
        sources.isEqual($0, "(") && $0.range.lowerBound == name.range.upperBound
      } ?? false
    let macro = Macro(
      name: name, isFunctionLike: isFunctionLike, body: rest, condition: condition)
    macros.set(sources.text(name), macro, at: code.count, under: condition)
    definitions.append(macro)
  }
}

// MARK: - Conditions

extension Preprocessor {
  private mutating func open(
    at place: Place, _ truth: (inout Preprocessor) -> Conditional.Truth
  ) {
    var conditional = Conditional(at: place, inside: conditionals.last)
    if isActive { conditional.enter(truth(&self)) }
    conditionals.append(conditional)
  }

  private mutating func branch(
    at place: Place, _ truth: (inout Preprocessor) -> Conditional.Truth
  ) {
    guard var conditional = conditionals.popLast() else {
      unmatched.append(place)
      return
    }
    conditional.enter(conditional.hasTaken ? .no : truth(&self))
    conditionals.append(conditional)
  }

  private mutating func undecided(_ names: [String], at place: Place) -> Conditional.Truth {
    conditions.append(UndecidedCondition(place: place, names: names))
    return .undecided(ConditionID(index: conditions.count - 1))
  }

  /// Whether a name is defined here; `nil` where nobody says so.
  private func isDefined(_ name: String) -> Bool? { macros.isDefined(name, at: code.count) }

  private mutating func truth(ofDefined name: CToken?, at place: Place) -> Conditional.Truth {
    guard let name = name.map(sources.text) else { return .no }
    return isDefined(name).map { $0 ? .yes : .no } ?? undecided([name], at: place)
  }

  private mutating func truth(
    ofUndefined name: CToken?, at place: Place, next: ArraySlice<CToken>
  ) -> Conditional.Truth {
    guard let name = name.map(sources.text) else { return .yes }
    if let isDefined = isDefined(name) { return isDefined ? .no : .yes }
    return defines(name, next) ? .yes : undecided([name], at: place)
  }

  /// Whether the next directive defines a name: the guard of a header, or a default value.
  private func defines(_ name: String, _ next: ArraySlice<CToken>) -> Bool {
    let words = next.prefix(3).map(sources.text)
    return words == ["#", "define", name]
  }

  private mutating func truth(
    of tokens: ArraySlice<CToken>, at place: Place, next: ArraySlice<CToken>
  ) -> Conditional.Truth {
    if let name = guardedName(tokens), isDefined(name) == nil, defines(name, next) { return .yes }
    var expander = CExpander(sources, macros)
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
          expander.expand([token][...], at: code.count) { _, _ in nil } ?? [.failure(.tooLong)]
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
  private func guardedName(_ tokens: ArraySlice<CToken>) -> String? {
    let words = tokens.prefix(6).map(sources.text)
    if words.count == 5, words.starts(with: ["!", "defined", "("]), words[4] == ")" {
      return words[3]
    }
    return words.count == 3 && words.starts(with: ["!", "defined"]) ? words[2] : nil
  }

  private func definedOperand(
    _ rest: inout ArraySlice<CToken>, _ names: inout [String]
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

  private func skipParentheses(_ rest: inout ArraySlice<CToken>) {
    var depth = 0
    while let token = rest.popFirst() {
      if sources.isEqual(token, "(") { depth += 1 }
      if sources.isEqual(token, ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
