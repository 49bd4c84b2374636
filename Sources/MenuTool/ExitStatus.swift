/// What menuc tells the program that called it.
public enum ExitStatus: Int32, Sendable {
  /// Nothing is wrong.
  case clean = 0
  /// Problems were found.
  case problems = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// A file could not be read or written.
  case inputOutput = 3
}
