public import Messages

/// A value that a command takes by its position, such as a file to read.
public struct Argument: ArgumentDefinition {
  /// The name of the value in help and messages, such as `PATH`.
  public let name: String
  /// Whether the argument takes every value that is left, rather than one.
  public let isRepeating: Bool
  /// Whether the command runs without a value.
  public let isOptional: Bool
  /// What the argument is for.
  public let help: Message
  /// The only values it may have; empty where any will do.
  public let allowedValues: [String]

  /// Defines an argument.
  public init(
    _ name: String,
    isRepeating: Bool = false,
    isOptional: Bool = false,
    help: Message,
    allowedValues: [String] = []
  ) {
    self.name = name
    self.isRepeating = isRepeating
    self.isOptional = isOptional
    self.help = help
    self.allowedValues = allowedValues
  }

  /// The definition as an ``ArgumentKind``.
  public var kind: ArgumentKind { .positional(self) }

  /// The value as help and messages write it: `<PATH>`.
  public var synopsis: String { "<\(name)>" }
}
