import Diagnostics

/// A macro as a file defines it.
struct Macro {
  /// Its name, in the definition.
  var name: Token
  /// Whether it takes parameters: then it stands for no constant.
  var isFunctionLike: Bool
  /// What stands for it.
  var body: ArraySlice<Token>
  /// The undecided condition that it depends on.
  var condition: ConditionID?
}

/// The macros of an import through time, since a file may define a name again.
struct MacroTable {
  /// What holds for a name from a moment on.
  private struct Entry {
    /// How many tokens of code came before.
    var time: Int
    /// What it stands for; `nil` where it is certainly not defined.
    var macro: Macro?
    var condition: ConditionID?
  }

  /// What is known of a name.
  enum Lookup {
    /// No file and no command line says anything.
    case unknown
    case undefined
    case defined(Macro)
    /// It depends on a condition that nobody decided.
    case undecided(ConditionID)
  }

  private var entries: [String: [Entry]] = [:]
  /// Whether a name means the same from its definition on: none was defined again or undefined.
  private(set) var isStable = true

  /// Notes a definition, or with `nil` its end.
  mutating func set(_ name: String, _ macro: Macro?, at time: Int, under condition: ConditionID?) {
    if macro == nil || entries[name] != nil { isStable = false }
    entries[name, default: []].append(Entry(time: time, macro: macro, condition: condition))
  }

  /// Whether a name is defined at a moment; `nil` where nobody says so.
  func isDefined(_ name: String, at time: Int) -> Bool? {
    switch lookUp(name, at: time) {
    case .defined: true
    case .undefined: false
    case .unknown, .undecided: nil
    }
  }

  /// What a name means at a moment.
  func lookUp(_ name: String, at time: Int) -> Lookup {
    guard let history = entries[name] else { return .unknown }
    let next = history.partitioningIndex { $0.time > time }
    guard next > 0 else { return .unknown }
    let entry = history[next - 1]
    if let condition = entry.condition { return .undecided(condition) }
    return entry.macro.map { .defined($0) } ?? .undefined
  }
}
