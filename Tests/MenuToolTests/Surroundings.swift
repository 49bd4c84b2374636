import Foundation
import MenuTool

/// A console that keeps what is printed, and files in memory.
///
/// A run writes from several threads, a test reads after it.
final class Surroundings: Console, FileStore, @unchecked Sendable {
  private let lock = NSLock()
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var written: [String] = []
  private let variables: [String: String]
  private let contents: [String: String]

  let isErrorTerminal = false
  let currentFolder = "/app"

  init(_ contents: [String: String], variables: [String: String] = [:]) {
    self.contents = contents
    self.variables = variables
  }

  /// Runs menuc here.
  func run(_ arguments: String...) -> ExitStatus {
    Tool(console: self, files: self).run(arguments)
  }

  // MARK: Console

  func write(_ bytes: [UInt8]) { output += String(decoding: bytes, as: UTF8.self) }
  func writeError(_ text: String) { errors += text }
  func variable(_ name: String) -> String? { variables[name] }

  // MARK: Files

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let text = contents[path] else {
      throw FileError(.read, path, code: 2, reason: "No such file or directory")
    }
    return Array(text.utf8.prefix(limit))
  }

  func kind(of path: String) -> FileKind? { contents[path] == nil ? nil : .file }
  func names(in folder: String) throws(FileError) -> [String] { [] }
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    lock.withLock { written.append(path) }
  }
}
