import Diagnostics

/// Replaces the macros of an expression by what they stand for, token by token as C does: `A * 2`
/// with `A` as `1 + 1` is 3.
struct CExpander {
  /// What an expression is made of once its macros are replaced.
  enum Operand {
    case token(Token, text: String)
    case value(CValue)
    case failure(CFailure)
  }

  /// The most tokens of one expression.
  static let limit = 10_000

  let sources: CSources
  let macros: MacroTable
  /// How many tokens are still replaced: definitions that double in each line would take for ever.
  private(set) var budget: Int

  /// How many tokens a run replaces in all its expressions.
  static let totalBudget = 2_000_000

  init(_ sources: CSources, _ macros: MacroTable, budget: Int = totalBudget) {
    self.sources = sources
    self.macros = macros
    self.budget = budget
  }

  private struct Frame {
    var tokens: ArraySlice<Token>
    var name: String?
  }

  /// The expression without macros.
  ///
  /// - Parameters:
  ///   - tokens: the expression.
  ///   - name: the macro that it defines.
  ///   - time: the moment whose macros hold.
  ///   - known: what was found before of a macro.
  /// - Returns: the operands; `nil` where they are too many.
  mutating func expand(
    _ tokens: ArraySlice<Token>, of name: String? = nil, at time: Int,
    known: (Macro) -> MacroValue?
  ) -> [Operand]? {
    var result: [Operand] = []
    var frames = [Frame(tokens: tokens, name: name)]
    var active: Set<String> = name.map { [$0] } ?? []
    while var frame = frames.popLast() {
      guard let token = frame.tokens.popFirst() else {
        if let name = frame.name { active.remove(name) }
        continue
      }
      frames.append(frame)
      budget -= 1
      guard budget > 0, result.count < Self.limit, frames.count < Self.limit else { return nil }
      let text = sources.text(token)
      guard token.kind == .identifier else {
        result.append(.token(token, text: text))
        continue
      }
      if active.contains(text) {
        result.append(.failure(.cyclic(text)))
        continue
      }
      switch macros.lookUp(text, at: time) {
      case .unknown, .undefined: result.append(.token(token, text: text))
      case .undecided(let condition): result.append(.failure(.undecided(condition)))
      case .defined(let macro):
        if macro.isFunctionLike {
          result.append(.failure(.call(text)))
        } else if let value = known(macro),
          value.stands(between: before(result), and: behind(frames))
        {
          switch value.outcome {
          case .success(let value): result.append(.value(value))
          case .failure(let failure): result.append(.failure(failure))
          }
        } else {
          frames.append(Frame(tokens: macro.body, name: text))
          active.insert(text)
        }
      }
    }
    return result
  }

  private func before(_ operands: [Operand]) -> MacroValue.Neighbour {
    switch operands.last {
    case nil: .edge
    case .token(let token, let text) where token.kind == .sign: .sign(text)
    default: .other
    }
  }

  private func behind(_ frames: [Frame]) -> MacroValue.Neighbour {
    guard let next = frames.last(where: { !$0.tokens.isEmpty })?.tokens.first else { return .edge }
    // What is no sign may be a macro that begins with one.
    return next.kind == .sign ? .sign(sources.text(next)) : .other
  }
}
