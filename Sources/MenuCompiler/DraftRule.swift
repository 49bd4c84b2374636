import Diagnostics

/// A rule that looks at the whole draft.
///
/// The other rules are broken while a value is read, and reported there.
protocol DraftRule: Rule {
  /// What a draft breaks of the rule.
  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic]
}
