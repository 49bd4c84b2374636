import Arguments
import Diagnostics
import MenuCompiler
import Messages

/// `menuc rules`: lists all rules.
enum RulesCommand: Command {
  static let markdown = Flag(
    "markdown",
    help: Message(
      en: "Print the whole reference in Markdown.", ja: "すべての説明を Markdown で出力します。"))

  static let name = "rules"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(en: "List all rules.", ja: "ルールの一覧を表示します。"),
      arguments: [markdown])
  }

  static func run(_ session: Session) -> ExitStatus {
    if session.arguments[markdown] {
      session.console.write(RuleReference(in: session.language).text)
      return .clean
    }
    let width = allRules.map { $0.id.name.count }.max() ?? 0
    for rule in allRules {
      let severity = rule.severity.rawValue
      let padding = String(repeating: " ", count: width - rule.id.name.count + 2)
      let gap = String(repeating: " ", count: 9 - severity.count)
      let summary = rule.explanation.summary[session.language]
      session.console.write("\(rule.id.name)\(padding)\(severity)\(gap)\(summary)\n")
    }
    return .clean
  }
}
