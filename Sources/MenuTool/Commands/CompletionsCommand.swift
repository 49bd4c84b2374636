import Arguments
import Diagnostics
import Messages

/// `menuc completions`: prints what teaches a shell to complete command lines.
enum CompletionsCommand: Command {
  static let shell = Argument(
    "SHELL",
    help: Message(en: "The shell.", ja: "シェルの名前。"),
    allowedValues: Shell.allCases.map(\.rawValue))

  static let name = "completions"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Print a shell's completions of menuc.", ja: "シェルの補完スクリプトを表示します。"),
      arguments: [shell])
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    guard let shell = session.arguments[shell].first.flatMap(Shell.init) else {
      preconditionFailure("the argument has these values alone")
    }
    let completions = Completions(
      for: Tool.configuration, values: [ExplainCommand.rule: allRules.map { $0.id.name }],
      in: session.language)
    session.console.write(completions.script(for: shell))
    return .clean
  }
}
