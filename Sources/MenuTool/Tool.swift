public import Arguments
import Messages

/// The program: reads the command line, runs a command, and says how it went.
///
/// Everything outside comes in as a value, so that tests run it in their own process.
public struct Tool {
  /// The version of menuc, by semver.org.
  public static let version = "0.1.0"

  let console: any Console
  let files: any FileStore
  let versions: any VersionControl

  /// Creates the program in its surroundings.
  public init(console: any Console, files: any FileStore, versions: any VersionControl = Git()) {
    self.console = console
    self.files = files
    self.versions = versions
  }

  /// Runs it with the words after its name.
  public func run(_ arguments: [String]) -> ExitStatus {
    let language = Language(environment: console.variable)
    do throws(ArgumentError) {
      let named = Self.command(named: arguments.first)
      let configuration = Self.commandLine(named.map { [$0.configuration] } ?? Self.subcommands)
      switch try configuration.parse(arguments) {
      case .version:
        console.write(Self.version + "\n")
        return .clean
      case .help(let arguments):
        let language = self.language(arguments) ?? language
        console.write(HelpText(for: arguments.path, in: language).text + "\n")
        return .clean
      case .run(let arguments):
        let command = named ?? Self.command(of: arguments)
        let session = Session(
          of: command, arguments: arguments, language: self.language(arguments) ?? language,
          tool: self)
        let status = try command.run(session)
        guard status == .clean, let failure = console.failure else { return status }
        session.fail(failure)
        return .inputOutput
      }
    } catch {
      let language = self.language(error.arguments) ?? language
      console.writeError(ErrorText(for: error, in: language).text + "\n")
      return .usage
    }
  }

  private static func command(of arguments: ParsedArguments) -> any Command.Type {
    guard let command = command(named: arguments.path.command.commandName) else {
      preconditionFailure("a command that is not in the list")
    }
    return command
  }

  private static func command(named name: String?) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private func language(_ arguments: ParsedArguments) -> Language? {
    arguments[GlobalOptions.language].flatMap { Language(rawValue: $0) }
  }

  private static let commands: [any Command.Type] = [
    ValidateCommand.self, GenerateCommand.self, FixCommand.self, FormatCommand.self,
    MoveCommand.self, ReorderCommand.self, DiffCommand.self, MergeCommand.self,
    ImportCommand.self, ExplainCommand.self, RulesCommand.self, IconsCommand.self,
    SchemaCommand.self, InitCommand.self, CompletionsCommand.self, ManualCommand.self,
  ]

  /// The command line: parsing and help are made from it.
  public static var configuration: CommandConfiguration { commandLine(subcommands) }

  private static var subcommands: [CommandConfiguration] { commands.map { $0.configuration } }

  /// The command line with some of the commands: a line that begins with the name of one needs no
  /// other.
  private static func commandLine(_ subcommands: [CommandConfiguration]) -> CommandConfiguration {
    CommandConfiguration(
      commandName: "menuc",
      abstract: Message(
        en: "Compiles menu definitions in YAML to Swift, a C header and JSON.",
        ja: "YAML で書いたメニュー定義から、Swift・C ヘッダー・JSON を生成します。"),
      discussion: Message(
        en: """
          Exit status: 0 clean; 1 problems found; 2 wrong usage or configuration; 3 could not read \
          or write.
          """,
        ja: "終了コード: 0 問題なし、1 問題あり、2 使い方または設定の誤り、3 読み書きの失敗。"),
      version: version,
      arguments: GlobalOptions.all,
      subcommands: subcommands)
  }
}
