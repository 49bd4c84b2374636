public import Messages

/// A script that teaches a shell to complete the command lines of a program.
///
/// Made from the description that parsing and help are made from. What a value is, its name says, as
/// in help: a folder for `DIR`, a file for `FILE`, `PATH` and `OUT`.
public struct Completions: Sendable {
  /// The program.
  public var root: CommandConfiguration
  /// The values that arguments have which take others, too, such as the ids of rules.
  public var values: [Argument: [String]]
  /// The language of descriptions.
  public var language: Language

  /// Prepares the script of a program.
  public init(
    for root: CommandConfiguration, values: [Argument: [String]] = [:], in language: Language
  ) {
    self.root = root
    self.values = values
    self.language = language
  }

  /// The script for a shell.
  public func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// What can stand in the place of a value.
  enum Candidates {
    case words([String])
    case files
    case folders
    case anything

    init(valueName: String, allowedValues: [String]) {
      if !allowedValues.isEmpty {
        self = .words(allowedValues)
        return
      }
      switch valueName {
      case "DIR": self = .folders
      case "FILE", "PATH", "OUT": self = .files
      default: self = .anything
      }
    }
  }

  /// What can stand in the place of a positional argument.
  func candidates(for argument: Argument) -> Candidates {
    Candidates(
      valueName: argument.name, allowedValues: values[argument] ?? argument.allowedValues)
  }

  /// What can stand behind an option.
  func candidates(for option: Option) -> Candidates {
    Candidates(valueName: option.valueName, allowedValues: option.allowedValues)
  }

  /// The options that a subcommand takes, those of the root among them.
  func options(of command: CommandConfiguration) -> [NamedArgument] {
    CommandPath(root: root).appending(command).options
  }

  /// The options before a subcommand.
  var rootOptions: [NamedArgument] { CommandPath(root: root).options }
}
