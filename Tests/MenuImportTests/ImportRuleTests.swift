import Diagnostics
import MenuImport
import Messages
import Testing

/// A rule that a test run can name.
struct NamedRule: Sendable, CustomTestStringConvertible {
  let type: any Rule.Type
  var testDescription: String { type.id.name }

  static let all = importRules.map { NamedRule(type: $0) }

  func rules(in example: String) -> [String] {
    let isXML = type.explanation.syntax == .xml
    let file = SourceFile(path: isXML ? "drawer.xml" : "drawer.h", text: example)
    return importMenu([file]).files.flatMap(\.diagnostics).map(\.rule.name)
  }
}

/// What holds for every rule of an import.
@Suite struct ImportRuleTests {
  @Test func idsAreUniqueAndSorted() {
    let names = importRules.map { $0.id.name }
    #expect(names == Set(names).sorted())
  }

  @Test(arguments: NamedRule.all) func theTypeIsNamedAfterTheID(_ rule: NamedRule) {
    let words = String(describing: rule.type)
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z]+)([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
    #expect(words.lowercased() == rule.type.id.name)
  }

  @Test(arguments: NamedRule.all) func theWrongExampleHasTheMistake(_ rule: NamedRule) {
    #expect(rule.rules(in: rule.type.explanation.wrong).contains(rule.type.id.name))
  }

  @Test(arguments: NamedRule.all) func theRightExampleHasNot(_ rule: NamedRule) {
    #expect(!rule.rules(in: rule.type.explanation.right).contains(rule.type.id.name))
  }

  @Test(arguments: NamedRule.all) func theExplanationIsInWholeSentences(_ rule: NamedRule) {
    let explanation = rule.type.explanation
    for part in [explanation.summary, explanation.reason, explanation.remedy] {
      #expect(part.english.hasSuffix("."), "\(part.english)")
      #expect(part.japanese.hasSuffix("。"), "\(part.japanese)")
      #expect(!part.english.contains("\n") && !part.japanese.contains("\n"))
      #expect(part.english.count { $0 == "`" }.isMultiple(of: 2))
    }
  }
}
