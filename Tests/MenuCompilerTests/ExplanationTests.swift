import Diagnostics
@testable import MenuCompiler
import Messages
import Spelling
import Testing

/// A rule as its tests see it.
struct Explained: Sendable, CustomTestStringConvertible {
  let type: any Rule.Type

  var id: RuleID { type.id }
  var explanation: Explanation { type.explanation }
  var testDescription: String { id.name }

  static let all = rules.map { Explained(type: $0) }

  /// Whether one file of a reasonable length in UTF-8 can have the mistake.
  var isShown: Bool {
    !["duplicate-menu", "file-too-large", "not-utf8", "stale-output", "too-many-rows"].contains(id)
  }

  /// What `menuc.yaml` asks for where a menu alone cannot break the rule.
  var options: CompilerOptions {
    var options = CompilerOptions()
    if id == "missing-language" { options.languages = ["ja", "en"] }
    if id == "unknown-asset" { options.assets = ["ic_coupon"] }
    return options
  }
}

@Suite struct ExplanationTests {
  @Test func idsAreUnique() {
    let names = Explained.all.map(\.id.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Explained.all) func idIsKebabCase(_ rule: Explained) {
    #expect(rule.id.name.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil)
  }

  /// So that a rule's file is found by its id.
  @Test(arguments: Explained.all) func typeIsNamedAfterItsID(_ rule: Explained) {
    let words = String(describing: rule.type)
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z]+)([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
    #expect(words.lowercased() == rule.id.name)
  }

  @Test(arguments: Explained.all) func wrongHasThisMistakeAlone(_ rule: Explained) {
    #expect(rule.isShown != rule.explanation.wrong.isEmpty)
    guard rule.isShown else { return }
    #expect(mistakes(in: rule.explanation.wrong, rule.options) == [rule.id.name])
  }

  @Test(arguments: Explained.all) func rightHasNoMistake(_ rule: Explained) {
    #expect(mistakes(in: rule.explanation.right, rule.options) == [])
  }

  @Test(arguments: Explained.all, Language.allCases)
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
  @Test(arguments: Explained.all) func examplesAreNarrow(_ rule: Explained) {
    for menu in [rule.explanation.wrong, rule.explanation.right] {
      for line in menu.split(separator: "\n") {
        #expect(VisibleText.columns(of: String(line)) <= 100)
      }
    }
  }

  private func mistakes(in menu: String, _ options: CompilerOptions) -> [String] {
    compile(SourceFile(path: "menu.yaml", text: menu), options: options).diagnostics
      .map(\.rule.name)
  }
}
