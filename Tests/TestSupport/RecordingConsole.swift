import MenuTool

/// A console that keeps what is printed.
package final class RecordingConsole: Console {
  package private(set) var outputBytes: [UInt8] = []
  package private(set) var errors = ""
  package var isErrorTerminal = false
  package var variables: [String: String] = [:]

  package init() {}

  package var output: String { String(decoding: outputBytes, as: UTF8.self) }

  package func write(_ bytes: [UInt8]) { outputBytes += bytes }
  package func writeError(_ text: String) { errors += text }
  package func variable(_ name: String) -> String? { variables[name] }
}
