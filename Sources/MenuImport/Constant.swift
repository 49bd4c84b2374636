import Diagnostics

/// A named value of a source, as it was written.
struct Constant {
  /// What a constant stands for; a case in Swift whose value is a text stands for its place.
  enum Value {
    case integer(Int)
    /// Why it stands for neither.
    case failure(CFailure)
  }

  /// Its name.
  var name: String
  /// The name in the source.
  var place: Place
  var value: Value
  /// The name that is all of its value: then it may be a second name of another constant.
  var alias: String?
  /// Whether its value was written, not counted on from the one before.
  var isExplicit = true
  /// Whether C code knows the name.
  var isInC = true
  /// The undecided condition that it depends on.
  var condition: ConditionID?
  /// The raw value of a case in Swift that is a text.
  var rawText: String?
  /// What the source calls it: the comment beside it, or a macro with its title.
  var title: SourceTitle?

  /// The words of its name.
  var words: [String] { NameWords(name).words }

  /// The value as an index, `nil` where it is none.
  var integer: Int? {
    guard case .integer(let value) = value else { return nil }
    return value
  }
}

/// What a source calls a row.
enum SourceTitle {
  /// A comment beside the constant.
  case comment(String)
  /// A text that a macro of this name holds.
  case macro(String, named: String)
  /// A key of the app's string tables.
  case key(String)
  /// The raw value of a case in Swift.
  case rawValue(String)
  /// The raw value of a case in Swift that reads like a key of string tables.
  case rawKey(String)
  /// What the code of an enum says.
  case code(String)
  /// A text of the resource itself.
  case text(String)
}
