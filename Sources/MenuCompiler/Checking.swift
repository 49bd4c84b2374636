import Diagnostics

/// What a draft breaks of the rules that look at the whole of it.
func check(
  _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
) -> [Diagnostic] {
  draftRules.flatMap { $0.check(draft, names, options) }
}
