import Diagnostics

/// A kind of mistake: a namespace, never a value.
///
/// Each has a file of its own, with its id and its sentences.
protocol Rule: Sendable {
  /// The stable name; it names the bad thing.
  static var id: RuleID { get }
}

/// A rule that looks at the whole draft.
///
/// The other rules are broken while a value is read, and reported there.
protocol DraftRule: Rule {
  /// What a draft breaks of the rule.
  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic]
}

/// Words as a sentence lists them, each in backticks.
func quotedList(_ words: [String], separator: String) -> String {
  words.map { "`\($0)`" }.joined(separator: separator)
}
