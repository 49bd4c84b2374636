import Diagnostics

/// A condition of the preprocessor that nobody decided, with all its branches.
struct UndecidedCondition {
  /// The directive that could not be decided.
  var place: Place
  /// The names that it depends on.
  var names: [String]
}

/// An undecided condition, as an index into those of an import.
struct ConditionID: Hashable {
  var index: Int
}
