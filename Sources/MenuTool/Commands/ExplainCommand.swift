import Arguments
import Diagnostics
import MenuCompiler
import Messages
import Spelling

/// `menuc explain`: tells what a rule is about.
enum ExplainCommand: Command {
  static let rule = Argument(
    "RULE",
    help: Message(
      en: "The id that a message shows in brackets.", ja: "メッセージの [ ] の中にある id。"))

  static let name = "explain"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(en: "Explain a rule.", ja: "ルールの内容を説明します。"),
      arguments: [rule])
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    let name = session.arguments[rule].first ?? ""
    guard let rule = allRules.first(where: { $0.id.name == name }) else {
      var speller = Speller()
      let nearest = speller.nearest(to: name, among: allRules.map { $0.id.name })
      let hint = nearest.map {
        Message(en: "; did you mean `\($0)`?", ja: "。`\($0)` のことですか？")
      }
      throw session.arguments.mistake(
        Message(
          en: "there is no rule \(VisibleText.quoted(name))\(hint?.english ?? "")",
          ja: "\(VisibleText.quoted(name)) というルールはありません\(hint?.japanese ?? "")"))
    }
    session.console.write(RuleText(rule, in: session.language).text)
    return .clean
  }
}
