public import Diagnostics
import MenuYAML

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

/// The rules that are broken while a value is read, or found by comparing files.
private let otherRules: [any Rule.Type] = [
  ConflictingKeys.self,
  CutTitle.self,
  DuplicateKey.self,
  DuplicateName.self,
  InvalidBoolean.self,
  InvalidChoice.self,
  InvalidColor.self,
  InvalidConstant.self,
  InvalidDuration.self,
  InvalidIdentifier.self,
  InvalidLanguage.self,
  InvalidNumber.self,
  InvalidSymbol.self,
  InvalidText.self,
  InvalidTypeName.self,
  InvalidURL.self,
  MissingKey.self,
  MissingLanguage.self,
  MissingValue.self,
  OptionalCaseName.self,
  RepeatedMenu.self,
  TooManyConditions.self,
  TooManyRows.self,
  UnknownAsset.self,
  UnknownIcon.self,
  UnknownKey.self,
  UnknownRule.self,
  UnusableName.self,
  UnusedExcuse.self,
  UnusualDrawer.self,
  WrongKind.self,
]

/// Every rule that menuc has, sorted by id.
public let rules: [any Rule.Type] =
  (draftRules + otherRules + yamlRules).sorted { $0.id.name < $1.id.name }

/// What a draft breaks of all rules.
func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
  draftRules.flatMap { $0.check(draft, names) }
}
