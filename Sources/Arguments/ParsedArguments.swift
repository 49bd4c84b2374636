/// The values that a command line gives to a command.
public struct ParsedArguments: Hashable, Sendable {
  /// The command that the line calls.
  public internal(set) var path: CommandPath

  // A definition is its own key, so that definitions of one name in two commands stay apart.
  var positionalValues: [Argument: [String]] = [:]
  var optionValues: [Option: [String]] = [:]
  var flags: Set<Flag> = []

  init(path: CommandPath) {
    self.path = path
  }

  /// The words that call the command, such as `["menuc", "generate"]`.
  public var commandPath: [String] { path.names }

  /// The values of a positional argument, in order; at most one where it does not repeat.
  public subscript(argument: Argument) -> [String] { positionalValues[argument, default: []] }

  /// The last value of an option, `nil` where it is not given.
  public subscript(option: Option) -> String? { optionValues[option]?.last }

  /// Whether a flag is given.
  public subscript(flag: Flag) -> Bool { flags.contains(flag) }

  /// Every value of an option, in order.
  public func values(of option: Option) -> [String] { optionValues[option, default: []] }
}
