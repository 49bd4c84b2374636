/// A command together with the commands that lead to it.
public struct CommandPath: Hashable, Sendable {
  /// The command of the program itself.
  public let root: CommandConfiguration
  /// The commands below the root, outermost first.
  public private(set) var descendants: [CommandConfiguration] = []

  /// Starts a path at the root.
  public init(root: CommandConfiguration) {
    self.root = root
  }

  /// The command that the path leads to.
  public var command: CommandConfiguration { descendants.last ?? root }

  /// Every command on the path, the root first.
  public var commands: [CommandConfiguration] { [root] + descendants }

  /// The words that call the command, such as `["menuc", "generate"]`.
  public var names: [String] { commands.map(\.commandName) }

  /// The options that the command understands: its own, those of the commands above it, the
  /// nearest first, and the built-in ones.
  public var options: [NamedArgument] {
    var options: [NamedArgument] = []
    for option in commands.reversed().flatMap(\.options)
    where !options.contains(where: { $0.name == option.name }) {
      options.append(option)
    }
    if descendants.isEmpty, !root.version.isEmpty {
      options.append(.flag(.version))
    }
    options.append(.flag(.help))
    return options
  }

  /// The path to a subcommand of the command.
  public func appending(_ subcommand: CommandConfiguration) -> CommandPath {
    var path = self
    path.descendants.append(subcommand)
    return path
  }
}
