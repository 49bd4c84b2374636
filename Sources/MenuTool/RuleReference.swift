import Diagnostics
import MenuCompiler
import Messages
import Spelling

/// All rules with their explanations, as a page of the documentation.
struct RuleReference {
  let text: String

  init(in language: Language) {
    let titles = RuleTitles(language)
    var page = "# \(titles.page)\n\n\(titles.introduction)\n"
    for rule in allRules {
      let explanation = rule.explanation
      page += "\n## \(rule.id.name)\n\n*\(rule.severity.rawValue)*\n\n"
      let sentences = [explanation.summary, explanation.reason, explanation.remedy]
      page += sentences.map { $0[language] }.joined(separator: "\n\n") + "\n"
      if let fix = titles.fix(of: rule) { page += "\n\(fix)\n" }
      if !explanation.wrong.isEmpty {
        let syntax = explanation.syntax
        page += "\n\(titles.wrong):\n\n\(Self.fenced(explanation.wrong, syntax))"
        page += "\n\(titles.right):\n\n\(Self.fenced(explanation.right, syntax))"
      }
    }
    text = page
  }

  private static func fenced(_ example: String, _ syntax: Explanation.Syntax) -> String {
    "```\(syntax.rawValue)\n\(VisibleText.spelledLines(example).joined(separator: "\n"))\n```\n"
  }
}
