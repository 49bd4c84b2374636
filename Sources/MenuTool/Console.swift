/// Where menuc speaks, and what it knows of the one who listens.
///
/// Passed in, so that nothing asks the process.
public protocol Console {
  /// Prints results.
  func write(_ bytes: [UInt8])
  /// Why results could not be printed; `nil` where they could.
  var failure: FileError? { get }
  /// Prints diagnostics.
  func writeError(_ text: String)
  /// Whether diagnostics go to a terminal.
  var isErrorTerminal: Bool { get }
  /// The value of an environment variable; `nil` where it is not set.
  func variable(_ name: String) -> String?
}

extension Console {
  /// A console that always can.
  public var failure: FileError? { nil }

  /// Prints a text as results.
  func write(_ text: String) { write(Array(text.utf8)) }
}
