public import Messages

extension CommandPath {
  /// The usage of the command in pieces that are not broken over lines.
  ///
  /// Only the options of the command itself are in it; those of the commands above are left to
  /// the list of options.
  public func usage(in language: Language) -> [String] {
    let subcommand = Message(en: "<subcommand>", ja: "<サブコマンド>")
    return names
      + command.options.map(\.usage)
      + command.arguments.map(\.usage)
      + (command.subcommands.isEmpty ? [] : [subcommand[language]])
  }

  /// The usage in lines, which hang from a title.
  func usageText(titled title: String, in language: Language, columns: Int) -> String {
    Paragraph(pieces: usage(in: language)).text(hangingFrom: title, columns: columns)
  }
}

extension NamedArgument {
  fileprivate var usage: String {
    switch self {
    case .option(let option) where option.isRepeating: "[\(option.synopsis) ...]"
    case .option, .flag: "[\(synopsis)]"
    }
  }
}

extension Argument {
  fileprivate var usage: String {
    let values = isRepeating ? "\(synopsis) ..." : synopsis
    return isOptional ? "[\(values)]" : values
  }
}
