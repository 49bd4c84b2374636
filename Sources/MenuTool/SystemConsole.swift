#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The console of this process.
public final class SystemConsole: Console {
  /// Why results could not be printed; `nil` where they could.
  public private(set) var failure: FileError?

  /// Creates it; there is but one.
  public init() {}

  /// Prints results.
  ///
  /// A reader that has gone away ends the process, as it does every other tool.
  public func write(_ bytes: [UInt8]) {
    if failure == nil, !writeAll(bytes, to: STDOUT_FILENO) {
      failure = FileError(.write, "-", code: errno)
    }
  }

  /// Prints diagnostics.
  public func writeError(_ text: String) {
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether diagnostics go to a terminal.
  public var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The value of an environment variable; `nil` where it is not set.
  public func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
