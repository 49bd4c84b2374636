import Spelling
import Diagnostics
@testable import MenuCompiler
import Messages
import Testing

/// A rule as its tests see it.
struct Explained: Sendable, CustomTestStringConvertible {
  let id: RuleID
  let explanation: Explanation

  init(_ id: RuleID, _ explanation: Explanation) {
    self.id = id
    self.explanation = explanation
  }

  var testDescription: String { id.name }
  /// Whether one file of a reasonable length can have the mistake.
  var isShown: Bool { !["duplicate-menu", "too-many-rows"].contains(id) }
}

@Suite struct ExplanationTests {
  @Test func idsAreUnique() {
    let names = explained.map(\.id.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: explained) func idIsKebabCase(_ rule: Explained) {
    #expect(rule.id.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
  }

  @Test(arguments: explained) func wrongHasThisMistakeAlone(_ rule: Explained) {
    #expect(rule.isShown != rule.explanation.wrong.isEmpty)
    guard rule.isShown else { return }
    #expect(mistakes(in: rule.explanation.wrong) == [rule.id.name])
  }

  @Test(arguments: explained) func rightHasNoMistake(_ rule: Explained) {
    #expect(mistakes(in: rule.explanation.right) == [])
  }

  @Test(arguments: explained, Language.allCases)
  func sentencesAreWhole(_ rule: Explained, _ language: Language) {
    let explanation = rule.explanation
    for message in [explanation.summary, explanation.reason, explanation.remedy] {
      let text = message[language]
      #expect(!text.isEmpty)
      #expect(text.count { $0 == "`" }.isMultiple(of: 2))
      switch language {
      case .english:
        #expect(text.hasSuffix("."))
        #expect(text.first.map { $0.isUppercase || $0 == "`" || text.hasPrefix("menuc") } == true)
      case .japanese:
        #expect(text.hasSuffix("。"))
      }
    }
  }

  /// The examples stand in a terminal and on a page, side by side with their explanation.
  @Test(arguments: explained) func examplesAreNarrow(_ rule: Explained) {
    for menu in [rule.explanation.wrong, rule.explanation.right] {
      for line in menu.split(separator: "\n") {
        #expect(VisibleText.columns(of: String(line)) <= 100)
      }
    }
  }

  private func mistakes(in menu: String) -> [String] {
    compile(SourceFile(path: "menu.yaml", text: menu)).diagnostics.map(\.rule.name)
  }
}

/// The rules that are about menus and need no configuration.
private let explained: [Explained] = [
  Explained(ConditionalHeader.id, ConditionalHeader.explanation),
  Explained(ConflictingKeys.id, ConflictingKeys.explanation),
  Explained(ContradictingConditions.id, ContradictingConditions.explanation),
  Explained(CutTitle.id, CutTitle.explanation),
  Explained(DuplicateKey.id, DuplicateKey.explanation),
  Explained(DuplicateName.id, DuplicateName.explanation),
  Explained(DuplicateTitle.id, DuplicateTitle.explanation),
  Explained(EmptyState.id, EmptyState.explanation),
  Explained(IllegibleHeader.id, IllegibleHeader.explanation),
  Explained(InvalidBoolean.id, InvalidBoolean.explanation),
  Explained(InvalidChoice.id, InvalidChoice.explanation),
  Explained(InvalidColor.id, InvalidColor.explanation),
  Explained(InvalidConstant.id, InvalidConstant.explanation),
  Explained(InvalidDuration.id, InvalidDuration.explanation),
  Explained(InvalidIdentifier.id, InvalidIdentifier.explanation),
  Explained(InvalidInitial.id, InvalidInitial.explanation),
  Explained(InvalidLanguage.id, InvalidLanguage.explanation),
  Explained(InvalidNumber.id, InvalidNumber.explanation),
  Explained(InvalidSymbol.id, InvalidSymbol.explanation),
  Explained(InvalidText.id, InvalidText.explanation),
  Explained(InvalidTypeName.id, InvalidTypeName.explanation),
  Explained(InvalidURL.id, InvalidURL.explanation),
  Explained(ListedHeader.id, ListedHeader.explanation),
  Explained(LogOutNotLast.id, LogOutNotLast.explanation),
  Explained(LongTitle.id, LongTitle.explanation),
  Explained(MissingKey.id, MissingKey.explanation),
  Explained(MissingValue.id, MissingValue.explanation),
  Explained(MixedTitles.id, MixedTitles.explanation),
  Explained(NameCollision.id, NameCollision.explanation),
  Explained(OptionalCaseName.id, OptionalCaseName.explanation),
  Explained(PartialIcons.id, PartialIcons.explanation),
  Explained(RepeatedMenu.id, RepeatedMenu.explanation),
  Explained(RepeatedRow.id, RepeatedRow.explanation),
  Explained(RetiredRow.id, RetiredRow.explanation),
  Explained(SectionsWithoutOrder.id, SectionsWithoutOrder.explanation),
  Explained(ShiftingRow.id, ShiftingRow.explanation),
  Explained(SymbolCollision.id, SymbolCollision.explanation),
  Explained(TooManyConditions.id, TooManyConditions.explanation),
  Explained(TooManyRows.id, TooManyRows.explanation),
  Explained(UnknownCondition.id, UnknownCondition.explanation),
  Explained(UnknownIcon.id, UnknownIcon.explanation),
  Explained(UnknownKey.id, UnknownKey.explanation),
  Explained(UnknownRow.id, UnknownRow.explanation),
  Explained(UnlistedRow.id, UnlistedRow.explanation),
  Explained(UnorderedSection.id, UnorderedSection.explanation),
  Explained(UnusableName.id, UnusableName.explanation),
  Explained(UnusedCondition.id, UnusedCondition.explanation),
  Explained(UnusedExcuse.id, UnusedExcuse.explanation),
  Explained(UnusualDrawer.id, UnusualDrawer.explanation),
  Explained(WrongKind.id, WrongKind.explanation),
]
