import Diagnostics

/// The rules that look at the whole draft, alphabetically.
private let draftRules: [any DraftRule.Type] = [
  ConditionalHeader.self,
  ContradictingConditions.self,
  EmptyState.self,
  InvalidInitial.self,
  ListedHeader.self,
  NameCollision.self,
  RepeatedRow.self,
  RetiredRow.self,
  SectionsWithoutOrder.self,
  SymbolCollision.self,
  UnknownCondition.self,
  UnknownRow.self,
  UnlistedRow.self,
  UnorderedSection.self,
]

/// What a draft breaks of all rules.
func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
  draftRules.flatMap { $0.check(draft, names) }
}
