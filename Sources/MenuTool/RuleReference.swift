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
    for rule in rules {
      let explanation = rule.explanation
      page += "\n## \(rule.id.name)\n\n*\(rule.severity.rawValue)*\n\n"
      let sentences = [explanation.summary, explanation.reason, explanation.remedy]
      page += sentences.map { $0[language] }.joined(separator: "\n\n") + "\n"
      if let fix = titles.fix(of: rule) { page += "\n\(fix)\n" }
      if !explanation.wrong.isEmpty {
        page += "\n\(titles.wrong):\n\n\(Self.fenced(explanation.wrong))"
        page += "\n\(titles.right):\n\n\(Self.fenced(explanation.right))"
      }
    }
    text = page
  }

  private static func fenced(_ example: String) -> String {
    "```yaml\n\(VisibleText.spelledLines(example).joined(separator: "\n"))\n```\n"
  }
}
