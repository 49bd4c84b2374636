public import Messages

/// A value that a command takes by a name: `--name value`, `--name=value`, `-n value` or `-nvalue`.
///
/// An option may always be left out. Given more than once, its last value counts, unless it is
/// read with ``ParsedArguments/values(of:)``.
public struct Option: ArgumentDefinition {
  /// The name after `--`.
  public let name: String
  /// The name after a single `-`, where the option has one.
  public let short: Character?
  /// The name of the value in help and messages, such as `DIR`.
  public let valueName: String
  /// Whether the usage tells that the option may be given again.
  public let isRepeating: Bool
  /// What the option is for.
  public let help: Message
  /// The only values it may have; empty where any will do.
  public let allowedValues: [String]

  /// Defines an option.
  public init(
    _ name: String,
    short: Character? = nil,
    valueName: String,
    isRepeating: Bool = false,
    help: Message,
    allowedValues: [String] = []
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.isRepeating = isRepeating
    self.help = help
    self.allowedValues = allowedValues
  }

  /// The definition as an ``ArgumentKind``.
  public var kind: ArgumentKind { .named(.option(self)) }

  /// The option as help and messages write it: `--output-directory <DIR>`.
  public var synopsis: String { "--\(name) <\(valueName)>" }
}
