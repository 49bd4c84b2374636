import Diagnostics

/// Reads the directives of C files: which lines count, and what the macros stand for.
///
/// A condition that depends on a name which neither a file nor the command line decides is
/// undecided: all its branches are read, and what stands in them is marked.
struct Preprocessor {
  /// A token of code, and the undecided condition that it depends on.
  struct CodeToken {
    var token: Token
    var condition: ConditionID?
  }

  let sources: CSources
  /// What is left when the directives are gone.
  var code: [CodeToken] = []
  var macros = MacroTable()
  /// All macros in the order of their definitions.
  var definitions: [Macro] = []
  var conditions: [UndecidedCondition] = []
  /// What does not fit together: an `#endif` without `#if`, or the other way about.
  var unmatched: [Place] = []
  /// The lines behind `#if 0`, up to its `#else` or `#endif`.
  private(set) var commentedOut: [Place] = []

  var conditionals: [Conditional] = []
  var budget = CExpander.totalBudget
  private var beginsComment = false

  init(_ sources: CSources) { self.sources = sources }

  /// Reads the tokens of the next file.
  mutating func read(_ tokens: [Token]) {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isComment = conditionals.last?.isCommentedOut ?? false
      guard token.startsLine, sources.isEqual(token, "#") else {
        if isActive { code.append(CodeToken(token: token, condition: condition)) }
        if isComment { extendComment(to: token.place) }
        index += 1
        continue
      }
      var end = index + 1
      while end < tokens.count, !tokens[end].startsLine { end += 1 }
      read(directive: tokens[index..<end], next: tokens[end...])
      if conditionals.last?.isCommentedOut ?? false {
        if isComment {
          extendComment(to: token.place.joined(to: tokens[end - 1].place))
        } else {
          beginsComment = true
        }
      }
      index = end
    }
    unmatched += conditionals.map(\.place)
    conditionals = []
  }

  private mutating func extendComment(to place: Place) {
    if beginsComment {
      commentedOut.append(place)
      beginsComment = false
    } else if let last = commentedOut.popLast() {
      commentedOut.append(last.joined(to: place))
    }
  }

  var isActive: Bool { conditionals.last?.isActive ?? true }
  var condition: ConditionID? { conditionals.last?.condition }

  mutating func read(directive: ArraySlice<Token>, next: ArraySlice<Token>) {
    guard let hash = directive.first, let word = directive.dropFirst().first else { return }
    let place = directive.last.map { hash.place.joined(to: $0.place) } ?? hash.place
    let rest = directive.dropFirst(2)
    switch sources.text(word) {
    case "if":
      let isZero = rest.count == 1 && rest.first.map { sources.isEqual($0, "0") } == true
      open(at: place, isZero: isZero) { $0.truth(of: rest, at: place, next: next) }
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

  mutating func define(_ tokens: ArraySlice<Token>) {
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
