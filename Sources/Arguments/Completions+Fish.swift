import Messages

extension Completions {
  /// The script for fish.
  var fish: String {
    let name = root.commandName
    let commands = root.subcommands.map { command in
      "complete -c \(name) -n __fish_use_subcommand -a \(command.commandName)"
        + " -d \(quoted(command.abstract[language]))"
    }
    let rootLines = rootOptions.map { line($0, when: "__fish_use_subcommand") }
    let lines = root.subcommands.flatMap { command in
      let condition = "'__fish_seen_subcommand_from \(command.commandName)'"
      return options(of: command).map { line($0, when: condition) }
        + command.arguments.map { argument in
          "complete -c \(name) -n \(condition)\(words(candidates(for: argument)))"
        }
    }
    return (["complete -c \(name) -f"] + commands + rootLines + lines)
      .joined(separator: "\n") + "\n"
  }

  private func line(_ option: NamedArgument, when condition: String) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let value =
      switch option {
      case .option(let option): " -r\(words(candidates(for: option)))"
      case .flag: ""
      }
    return "complete -c \(root.commandName) -n \(condition)\(short) -l \(option.name)\(value)"
      + " -d \(quoted(option.help[language]))"
  }

  private func words(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    case .anything: " -f"
    }
  }

  /// A word in quotes.
  private func quoted(_ word: String) -> String {
    "'" + word.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
