import Diagnostics
import MenuCompiler
import Messages
import Spelling

/// A rule's explanation as a terminal shows it.
struct RuleText {
  let text: String

  init(_ rule: any Rule.Type, in language: Language) {
    let explanation = rule.explanation
    let titles = RuleTitles(language)
    var parts = [
      "\(rule.id.name) (\(rule.severity.rawValue))",
      explanation.summary[language], explanation.reason[language], explanation.remedy[language],
    ]
    if let fix = titles.fix(of: rule) { parts.append(fix) }
    if !explanation.wrong.isEmpty {
      parts.append("\(titles.wrong):\n\n\(Self.indented(explanation.wrong))")
      parts.append("\(titles.right):\n\n\(Self.indented(explanation.right))")
    }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ example: String) -> String {
    VisibleText.spelledLines(example).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
