import Messages

extension Completions {
  /// The script for the Z shell: to be a file `_NAME` in `fpath`, or to be read in `.zshrc`.
  var zsh: String {
    let name = root.commandName
    let commands = root.subcommands.map { command in
      quoted("\(command.commandName):\(command.abstract[language])")
    }
    return """
      #compdef \(name)

      _\(name)() {
        local context state state_descr line
        local -a commands
        typeset -A opt_args
        _arguments -C \(specifications(rootOptions)) '1:command:->command' '*::argument:->argument'
        case $state in
        command)
          commands=(
            \(commands.joined(separator: "\n      "))
          )
          _describe command commands
          ;;
        argument)
          case $words[1] in
      \(root.subcommands.map(branch).joined(separator: "\n"))
          esac
          ;;
        esac
      }

      if [[ $funcstack[1] == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  private func branch(_ command: CommandConfiguration) -> String {
    let arguments = command.arguments.enumerated().map { index, argument in
      let place = argument.isRepeating ? "*" : "\(index + 1)"
      return quoted("\(place):\(argument.name):\(action(candidates(for: argument)))")
    }
    let all = ([specifications(options(of: command))] + arguments).joined(separator: " ")
    return "    \(command.commandName)) _arguments \(all) ;;"
  }

  private func specifications(_ options: [NamedArgument]) -> String {
    options.map { option in
      let help = Self.escaped(option.help[language])
      switch option {
      case .option(let option):
        let value = ":\(option.valueName):\(action(candidates(for: option)))"
        let repeats = option.isRepeating ? "*" : ""
        return quoted("\(repeats)--\(option.name)=[\(help)]\(value)")
      case .flag(let flag): return quoted("--\(flag.name)[\(help)]")
      }
    }.joined(separator: " ")
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .anything: " "
    }
  }

  /// A help text for the brackets of `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// A word in quotes, of which each ends and begins around one within.
  private func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
