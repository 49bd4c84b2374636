import Diagnostics
import MenuYAML
import Messages
import Testing

/// What holds for every rule of the text and the YAML of a file.
@Suite("The rules of the text and of YAML")
struct RuleTests {
  @Test("Ids are unique, in kebab-case, and in order")
  func ids() {
    let names = yamlRules.map { $0.id.name }
    #expect(names == Set(names).sorted())
    for name in names {
      #expect(name.wholeMatch(of: #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#) != nil, "\(name)")
    }
  }

  @Test("A line that was folded into the item above is told by the rule of the dash")
  func folded() throws {
    let file = SourceFile(path: "", text: "  - a\n    -b\n")
    let diagnostic = try #require(foldedItem(in: SourceRange(4..<12), of: file.bytes))
    #expect(diagnostic.rule == "missing-space-after-dash")
    #expect(diagnostic.range == SourceRange(10..<12))
    let fixed = file.applying([try #require(diagnostic.fix)])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "  - a\n  - b\n")
  }

  @Test("The wrong menu has its mistake, and no other", arguments: yamlRules.map(Named.init))
  func wrong(_ rule: Named) {
    let menu = rule.type.explanation.wrong
    // No text can have the mistake.
    if menu.isEmpty { return }
    let diagnostics = parse(SourceFile(path: "menu.yaml", text: menu)).diagnostics
    #expect(diagnostics.map(\.rule) == [rule.type.id])
    #expect(diagnostics.map(\.severity) == [rule.type.severity])
  }

  @Test("The right menu has no mistake", arguments: yamlRules.map(Named.init))
  func right(_ rule: Named) {
    let menu = rule.type.explanation.right
    let parsed = parse(SourceFile(path: "menu.yaml", text: menu))
    #expect(parsed.diagnostics.map(\.rule.name) == [])
    #expect(parsed.document?.root != nil)
    #expect(menu != rule.type.explanation.wrong)
  }

  @Test("Only what no text can have is without a wrong menu")
  func examples() {
    let rules = yamlRules.filter { $0.explanation.wrong.isEmpty }
    #expect(rules.map { $0.id.name } == ["file-too-large", "not-utf8"])
  }

  @Test("The explanation is in whole sentences", arguments: yamlRules.map(Named.init))
  func sentences(_ rule: Named) {
    let explanation = rule.type.explanation
    for part in [explanation.summary, explanation.reason, explanation.remedy] {
      #expect(part.english.first?.isUppercase == true, "\(part.english)")
      #expect(part.english.hasSuffix("."), "\(part.english)")
      #expect(part.japanese.hasSuffix("。"), "\(part.japanese)")
      #expect(!part.english.contains("\n") && !part.japanese.contains("\n"))
      #expect(!part.english.contains("  "), "\(part.english)")
    }
  }

  /// A rule that a test run can name.
  struct Named: Sendable, CustomTestStringConvertible {
    let type: any Rule.Type
    var testDescription: String { type.id.name }
  }
}
