import MenuTool

/// A console that keeps what is printed.
final class RecordingConsole: Console {
  private(set) var outputBytes: [UInt8] = []
  private(set) var errors = ""
  var isErrorTerminal = false
  var variables: [String: String] = [:]

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { outputBytes += bytes }
  func writeError(_ text: String) { errors += text }
  func variable(_ name: String) -> String? { variables[name] }
}
