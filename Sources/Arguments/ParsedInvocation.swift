/// What a command line asks the program to do.
///
/// Help comes with the arguments as well, because options such as the language shape it.
public enum ParsedInvocation: Hashable, Sendable {
  /// Run the command of these arguments.
  case run(ParsedArguments)
  /// Show the help of the command of these arguments, whose values may be incomplete.
  case help(ParsedArguments)
  /// Show the version of the root.
  case version
}
