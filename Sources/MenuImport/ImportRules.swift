public import Diagnostics

/// Everything that an import may have to tell, alphabetically.
public let importRules: [any Rule.Type] = [
  DroppedItem.self,
  GuessedSections.self,
  HeaderRow.self,
  HiddenAtStart.self,
  IndexGap.self,
  MalformedSource.self,
  NoMenuFound.self,
  NotARow.self,
  RepeatedIndex.self,
  SeveralMenus.self,
  UndecidedIf.self,
  UnknownValue.self,
  UnsortedIndex.self,
  WrongCount.self,
]
