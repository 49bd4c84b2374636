extension Completions {
  /// The script for Bash.
  ///
  /// Reads the word before a `=`, at which Bash cuts words, and needs nothing of the package
  /// bash-completion.
  var bash: String {
    let name = root.commandName
    let commands = root.subcommands.map(\.commandName)
    return """
      _\(name)_add() {
        local word
        while IFS= read -r word; do COMPREPLY+=("$word"); done
      }

      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= index options= words= kind=words
        if [[ $current == '=' ]]; then
          current=
        elif [[ $previous == '=' && COMP_CWORD -gt 1 ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
          \(commands.joined(separator: "|")))
            command=${COMP_WORDS[index]}
            break
            ;;
          esac
        done
        case $command:$previous in
      \(([""] + commands).flatMap(bashValues).joined(separator: "\n"))
        *)
          case $command in
      \(bashCommands.joined(separator: "\n"))
          esac
          if [[ $current == -* ]]; then
            kind=words words=$options
          fi
          ;;
        esac
        case $kind in
        words) _\(name)_add < <(compgen -W "$words" -- "$current") ;;
        folders) _\(name)_add < <(compgen -d -- "$current") ;;
        files) _\(name)_add < <(compgen -f -- "$current") ;;
        esac
        if [[ $kind != words ]]; then
          compopt -o filenames 2>/dev/null
        fi
      }

      complete -F _\(name) \(name)

      """
  }

  /// The branches for the values of a command's options.
  private func bashValues(of command: String) -> [String] {
    let options =
      root.subcommands.first(where: { $0.commandName == command }).map { self.options(of: $0) }
      ?? rootOptions
    return options.compactMap { option in
      guard case .option(let option) = option else { return nil }
      let short = option.short.map { "|\(command):-\($0)" } ?? ""
      return "  \(command):--\(option.name)\(short)) \(assignment(of: candidates(for: option))) ;;"
    }
  }

  /// The branches for what else a command takes.
  private var bashCommands: [String] {
    let commands = root.subcommands.map(\.commandName).joined(separator: " ")
    let own = root.subcommands.map { command in
      let values = command.arguments.first.map { candidates(for: $0) } ?? .words([])
      return branch(command.commandName, options(of: command), assignment(of: values))
    }
    return [branch("''", rootOptions, "words='\(commands) help'")] + own
  }

  private func branch(_ command: String, _ options: [NamedArgument], _ values: String) -> String {
    let names = options.map { "--\($0.name)" }.joined(separator: " ")
    return "    \(command)) options='\(names)' \(values) ;;"
  }

  private func assignment(of candidates: Candidates) -> String {
    switch candidates {
    case .words(let words): "kind=words words='\(words.joined(separator: " "))'"
    case .files: "kind=files"
    case .folders: "kind=folders"
    case .anything: "kind=words words="
    }
  }
}
