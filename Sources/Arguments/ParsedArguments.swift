public import Messages

/// The values that a command line gives to a command.
public struct ParsedArguments: Hashable, Sendable {
  /// The command that the line calls.
  public internal(set) var path: CommandPath

  /// One value with its definition; definitions of one name in two commands stay apart.
  struct PositionalValue: Hashable, Sendable {
    var argument: Argument
    var value: String
  }

  /// One value with its definition.
  struct OptionValue: Hashable, Sendable {
    var option: Option
    var value: String
  }

  // Lists, for a command line is short and a hash table costs more to set up than to search them.
  var positionalValues: [PositionalValue] = []
  var optionValues: [OptionValue] = []
  var flags: [Flag] = []

  init(path: CommandPath) {
    self.path = path
  }

  /// The values of a positional argument, in order; at most one where it does not repeat.
  public subscript(argument: Argument) -> [String] {
    positionalValues.filter { $0.argument == argument }.map(\.value)
  }

  /// The last value of an option, `nil` where it is not given.
  public subscript(option: Option) -> String? {
    optionValues.last { $0.option == option }?.value
  }

  /// Whether a flag is given.
  public subscript(flag: Flag) -> Bool { flags.contains(flag) }

  /// Every value of an option, in order.
  public func values(of option: Option) -> [String] {
    optionValues.filter { $0.option == option }.map(\.value)
  }

  /// A mistake that a command finds in them, such as two that exclude each other.
  public func mistake(_ message: Message) -> ArgumentError {
    ArgumentError(.validation(message), arguments: self)
  }
}
