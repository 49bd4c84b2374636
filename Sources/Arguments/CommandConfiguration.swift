public import Messages

/// What a command is called, what it takes and what it is for.
///
/// Parsing and help are made from this one description.
public struct CommandConfiguration: Hashable, Sendable {
  /// The word that calls the command.
  public let commandName: String
  /// The command in one line.
  public let abstract: Message
  /// What the one line leaves open.
  ///
  /// Help wraps every line as a paragraph, save those that start with a space, which keep their
  /// form.
  public let discussion: Message?
  /// What `--version` shows; a root with an empty version has no such flag.
  public let version: String
  /// The arguments that are given by position, in order.
  public let arguments: [Argument]
  /// The options and flags that the command adds to those of the commands above it.
  public let options: [NamedArgument]
  /// The commands below this one; a command that has any only leads to them and never runs.
  public let subcommands: [CommandConfiguration]

  /// Describes a command.
  ///
  /// - Precondition: Only the last positional argument repeats, none that must be given follows
  ///   one that may be left out, and a command with subcommands has none at all. Debug builds
  ///   check this.
  public init(
    commandName: String,
    abstract: Message,
    discussion: Message? = nil,
    version: String = "",
    arguments definitions: [any ArgumentDefinition] = [],
    subcommands: [CommandConfiguration] = []
  ) {
    var arguments: [Argument] = []
    var options: [NamedArgument] = []
    for definition in definitions {
      switch definition.kind {
      case .positional(let argument): arguments.append(argument)
      case .named(let option): options.append(option)
      }
    }
    assert(arguments.dropLast().allSatisfy { !$0.isRepeating })
    assert(arguments.drop { !$0.isOptional }.allSatisfy(\.isOptional))
    assert(arguments.isEmpty || subcommands.isEmpty)

    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
  }

  /// Parses a command line of which this command is the root.
  ///
  /// - Parameter arguments: the words after the name of the program.
  /// - Returns: what the command line asks for. A line that asks for help gets it even where the
  ///   rest of the line is wrong, and so does one that stops short of a subcommand.
  /// - Throws: The first mistake in the command line.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedInvocation {
    var parser = ArgumentParser(root: self, arguments: arguments)
    return try parser.parse()
  }
}
