public import Messages

/// A switch that a command takes by a name and that has no value: `--name` or `-n`.
public struct Flag: ArgumentDefinition {
  /// The name after `--`.
  public let name: String
  /// The name after a single `-`, where the flag has one.
  public let short: Character?
  /// What the flag is for.
  public let help: Message

  /// Defines a flag.
  public init(_ name: String, short: Character? = nil, help: Message) {
    self.name = name
    self.short = short
    self.help = help
  }

  /// The definition as an ``ArgumentKind``.
  public var kind: ArgumentKind { .named(.flag(self)) }

  /// The flag as help and messages write it: `--check`.
  public var synopsis: String { "--\(name)" }
}

extension Flag {
  /// The flag that every command has, which shows the command's help.
  public static let help = Flag(
    "help",
    short: "h",
    help: Message(en: "Show help information.", ja: "ヘルプを表示します。"))

  /// The flag that a root with a version has, which shows the version.
  public static let version = Flag(
    "version",
    help: Message(en: "Show the version.", ja: "バージョンを表示します。"))
}
