import Spelling
/// Reads a command line from left to right.
struct ArgumentParser {
  private var remaining: ArraySlice<String>
  private var parsed: ParsedArguments
  /// The first mistake.
  private var failure: ArgumentError.Reason?
  /// Whether `--` was read.
  private var optionsHaveEnded = false
  /// Whether the word `help` stood in the place of a subcommand.
  private var helpWasCalled = false

  init(root: CommandConfiguration, arguments: [String]) {
    remaining = arguments[...]
    parsed = ParsedArguments(path: CommandPath(root: root))
  }

  mutating func parse() throws(ArgumentError) -> ParsedInvocation {
    // Reading goes on after a mistake: `--help` may still come, and the options that shape the
    // report of the mistake, such as its language.
    while let word = remaining.popFirst() {
      do throws(ArgumentError.Reason) {
        try read(word)
      } catch {
        failure = failure ?? error
      }
    }

    if parsed[.help] { return .help(parsed) }
    if let failure { throw ArgumentError(failure, arguments: parsed) }
    if helpWasCalled { return .help(parsed) }
    if parsed[.version] { return .version }

    let command = parsed.path.command
    guard command.subcommands.isEmpty else { return .help(parsed) }
    if let missing = command.arguments.first(where: { !$0.isOptional && parsed[$0].isEmpty }) {
      throw ArgumentError(.missingArgument(missing), arguments: parsed)
    }
    return .run(parsed)
  }

  private mutating func read(_ word: String) throws(ArgumentError.Reason) {
    if optionsHaveEnded || !word.isOption {
      try readPositional(word)
    } else if word == "--" {
      optionsHaveEnded = true
    } else if word.unicodeScalars.starts(with: "--".unicodeScalars) {
      try readLongOption(word)
    } else {
      try readShortOptions(word)
    }
  }
}

// MARK: - Positional words

extension ArgumentParser {
  private mutating func readPositional(_ word: String) throws(ArgumentError.Reason) {
    // What a position means is uncertain after a mistake: the word may be the value of an option
    // that is not known.
    guard failure == nil else { return }

    let command = parsed.path.command
    if !command.subcommands.isEmpty {
      try readSubcommand(word, of: command)
    } else if let argument = command.arguments.first(where: takesValue) {
      try check(word, of: argument.synopsis, against: argument.allowedValues)
      parsed.positionalValues.append(.init(argument: argument, value: word))
    } else {
      throw .unexpectedArgument(word)
    }
  }

  private mutating func readSubcommand(
    _ word: String, of command: CommandConfiguration
  ) throws(ArgumentError.Reason) {
    if let subcommand = command.subcommands.first(where: { $0.commandName == word }) {
      parsed.path = parsed.path.appending(subcommand)
    } else if word == "help" {
      // `help generate` then reads like `generate --help`.
      helpWasCalled = true
    } else {
      let names = command.subcommands.map(\.commandName) + ["help"]
      throw .unknownSubcommand(word, suggestion: Self.nearest(to: word, among: names))
    }
  }

  private static func nearest(to word: String, among names: [String]) -> String? {
    var speller = Speller()
    return speller.nearest(to: word, among: names)
  }

  private func takesValue(_ argument: Argument) -> Bool {
    argument.isRepeating || parsed[argument].isEmpty
  }
}

// MARK: - Options

extension ArgumentParser {
  private mutating func readLongOption(_ word: String) throws(ArgumentError.Reason) {
    // The sign is sought among the scalars, since a value that starts with a combining character
    // hides it among the characters.
    let scalars = word.unicodeScalars.dropFirst(2)
    let sign = scalars.firstIndex(of: "=")
    let name = String(scalars[..<(sign ?? scalars.endIndex)])
    let value = sign.map { String(scalars[$0...].dropFirst()) }

    let options = parsed.path.options
    guard let option = options.first(where: { $0.name == name }) else {
      let suggestion = Self.nearest(to: name, among: options.map(\.name))
      throw .unknownOption("--\(name)", suggestion: suggestion.map { "--\($0)" })
    }
    switch option {
    case .option(let option):
      try readValue(of: option, attached: value)
    case .flag(let flag):
      if let value { throw .unexpectedValue(value, of: flag) }
      parsed.flags.append(flag)
    }
  }

  /// Reads a pack of flags, of which the last may be an option with its value: `-abovalue`.
  private mutating func readShortOptions(_ word: String) throws(ArgumentError.Reason) {
    let options = parsed.path.options
    var pack = word.dropFirst()
    while let short = pack.popFirst() {
      switch options.first(where: { $0.short == short }) {
      case .option(let option):
        let value = pack.first == "=" ? pack.dropFirst() : pack
        return try readValue(of: option, attached: pack.isEmpty ? nil : String(value))
      case .flag(let flag):
        if pack.first == "=" { throw .unexpectedValue(String(pack.dropFirst()), of: flag) }
        parsed.flags.append(flag)
      case nil:
        // `-check` is more likely a long name that lacks a dash than a pack.
        let suggestion = Self.nearest(
          to: String(word.dropFirst()), among: options.map(\.name))
        throw .unknownOption(
          suggestion == nil ? "-\(short)" : word, suggestion: suggestion.map { "--\($0)" })
      }
    }
  }

  private mutating func readValue(
    of option: Option, attached: String?
  ) throws(ArgumentError.Reason) {
    // A word that looks like an option is not taken for a value: it is likelier that the value
    // was forgotten, and `--name=-value` says the other thing.
    var value = attached
    if value == nil, let next = remaining.first, !next.isOption {
      value = remaining.removeFirst()
    }
    guard let value else { throw .missingValue(option) }
    try check(value, of: option.synopsis, against: option.allowedValues)
    parsed.optionValues.append(.init(option: option, value: value))
  }

  private func check(
    _ value: String, of synopsis: String, against allowedValues: [String]
  ) throws(ArgumentError.Reason) {
    guard allowedValues.isEmpty || allowedValues.contains(value) else {
      throw .invalidValue(value, of: synopsis, allowedValues: allowedValues)
    }
  }
}

extension String {
  /// Whether the word starts with a dash and is more than that; `-` alone is standard input.
  fileprivate var isOption: Bool {
    unicodeScalars.first == "-" && unicodeScalars.count > 1
  }
}
