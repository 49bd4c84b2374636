public import Messages

/// An argument that is given by a name, and that help lists among the options.
public enum NamedArgument: Hashable, Sendable {
  /// A name with a value.
  case option(Option)
  /// A name without a value.
  case flag(Flag)

  /// The name after `--`.
  public var name: String {
    switch self {
    case .option(let option): option.name
    case .flag(let flag): flag.name
    }
  }

  /// The name after a single `-`, where there is one.
  public var short: Character? {
    switch self {
    case .option(let option): option.short
    case .flag(let flag): flag.short
    }
  }

  /// What the argument is for.
  public var help: Message {
    switch self {
    case .option(let option): option.help
    case .flag(let flag): flag.help
    }
  }

  /// The only values that the argument may have; empty where any will do, and for a flag.
  public var allowedValues: [String] {
    switch self {
    case .option(let option): option.allowedValues
    case .flag: []
    }
  }

  /// The long name, with its value where it takes one: `--output-directory <DIR>`.
  public var synopsis: String {
    switch self {
    case .option(let option): option.synopsis
    case .flag(let flag): flag.synopsis
    }
  }
}
