public import Diagnostics
import MenuYAML

/// The rules that look at the whole draft, alphabetically.
let draftRules: [any DraftRule.Type] = [
  CNameCollision.self,
  ConditionalHeaderSection.self,
  ContradictingConditions.self,
  DuplicateTitle.self,
  EmptyState.self,
  FoldedTitle.self,
  IllegibleHeader.self,
  InvalidInitial.self,
  ListedHeaderRow.self,
  LogOutNotLast.self,
  LongTitle.self,
  MissingLanguage.self,
  MixedTitles.self,
  NameCollision.self,
  PartialIcons.self,
  RetiredRow.self,
  RowListedTwice.self,
  SectionsWithoutOrder.self,
  ShiftingRow.self,
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
  DuplicateID.self,
  DuplicateKey.self,
  DuplicateMenu.self,
  InvalidBoolean.self,
  InvalidChoice.self,
  InvalidColor.self,
  InvalidConstant.self,
  InvalidDuration.self,
  InvalidID.self,
  InvalidLanguage.self,
  InvalidNumber.self,
  InvalidSymbol.self,
  InvalidText.self,
  InvalidTypeName.self,
  InvalidURL.self,
  MissingKey.self,
  MissingValue.self,
  OptionalCaseName.self,
  StaleOutput.self,
  TooManyConditions.self,
  TooManyRows.self,
  UnknownAsset.self,
  UnknownIcon.self,
  UnknownKey.self,
  UnknownRule.self,
  UnusableName.self,
  UnusedIgnore.self,
  UnusualDrawer.self,
  WrongKind.self,
]

/// Every rule that menuc has, sorted by id.
public let rules: [any Rule.Type] =
  (draftRules + otherRules + yamlRules).sorted { $0.id.name < $1.id.name }
