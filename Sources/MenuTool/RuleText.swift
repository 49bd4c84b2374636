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

/// The headings of explanations.
private struct RuleTitles {
  let page: String
  let introduction: String
  let wrong: String
  let right: String
  private let language: Language

  init(_ language: Language) {
    self.language = language
    page = Message(en: "Rules", ja: "ルール")[language]
    introduction =
      Message(
        en: """
          Every kind of mistake that menuc finds. A warning or note can be switched off or changed in \
          `menuc.yaml`, or excused for a line by a comment: `# menuc: ignore[rule-id] reason`.
          """,
        ja: """
          menuc が見つける誤りの一覧です。警告とメモは、`menuc.yaml` で無効にしたり重大度を変えたりできます。\
          行ごとに除外するには `# menuc: ignore[ルールの id] 理由` というコメントを付けます。
          """)[language]
    wrong = Message(en: "Wrong", ja: "誤り")[language]
    right = Message(en: "Right", ja: "正しい書き方")[language]
  }
  /// The command that corrects a mistake, in a sentence.
  func fix(of rule: any Rule.Type) -> String? {
    switch fixGrade(of: rule) {
    case .safe:
      Message(en: "`menuc fix` corrects it.", ja: "`menuc fix` で自動的に直せます。")[language]
    case .unsafe:
      Message(
        en: "`menuc fix --unsafe` corrects it in the way that is most likely meant.",
        ja: "`menuc fix --unsafe` を使うと、最も可能性の高い形に直せます。")[language]
    case nil: nil
    }
  }
}
