import Diagnostics

/// The rules that look at the whole draft, alphabetically.
private let draftRules: [any DraftRule.Type] = [
  ConditionalHeader.self,
  ContradictingConditions.self,
  DuplicateTitle.self,
  EmptyState.self,
  IllegibleHeader.self,
  InvalidInitial.self,
  ListedHeader.self,
  LogOutNotLast.self,
  LongTitle.self,
  MixedTitles.self,
  NameCollision.self,
  PartialIcons.self,
  RepeatedRow.self,
  RetiredRow.self,
  SectionsWithoutOrder.self,
  ShiftingRow.self,
  SymbolCollision.self,
  UnknownCondition.self,
  UnknownRow.self,
  UnlistedRow.self,
  UnorderedSection.self,
  UnusedCondition.self,
]

/// What a draft breaks of all rules.
func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
  draftRules.flatMap { $0.check(draft, names) }
}
