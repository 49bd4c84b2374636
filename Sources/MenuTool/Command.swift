import Arguments

/// A subcommand.
protocol Command: Sendable {
  /// What it is called.
  static var name: String { get }
  /// What it takes.
  static var configuration: CommandConfiguration { get }
  /// Whether a run's result goes to standard output, which it then has for itself.
  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool
  /// Runs it.
  ///
  /// - Throws: what is wrong with the command line beyond its form.
  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus
}

extension Command {
  /// By default, where a difference is asked for.
  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool { arguments[Rewrite.diff] }
}

/// A subcommand that depends on `menuc.yaml`.
protocol ConfiguredCommand: Command {
  /// Runs it as the configuration asks for.
  ///
  /// - Throws: what is wrong with the command line beyond its form.
  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus
}

extension ConfiguredCommand {
  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    let setup: Setup
    do throws(Setup.Failure) {
      setup = try Setup(session)
    } catch {
      return error.status
    }
    return try run(session, setup)
  }
}
