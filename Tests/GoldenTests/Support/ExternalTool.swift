import Foundation
import Testing

/// A program of the system that judges what menuc writes.
///
/// One that is missing is a failure: a test that is skipped where nobody looks shows nothing.
struct ExternalTool {
  private let path: String

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Finds a program in the folders of `PATH`, after those given.
  init(_ name: String, first folders: [String] = [], hint: String = "install it") throws {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates = (folders + search.split(separator: ":").map(String.init)).map {
      "\($0)/\(name)"
    }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(description: "there is no \(name) on this machine; \(hint)")
    }
    self.path = path
  }

  /// What a run gave.
  struct Result {
    var status: Int32
    /// What it printed, errors included.
    var text: String
  }

  /// Runs it to its end.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    let log = folder.url.appending(path: "log-\(UUID().uuidString)")
    try Data().write(to: log)
    // A file takes any amount of text; a pipe that nobody reads would block.
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return Result(status: process.terminationStatus, text: text)
  }

  /// Runs it and records what it complains about.
  func expectSilence(_ arguments: [String], in folder: TemporaryFolder) throws {
    let result = try run(arguments, in: folder)
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text.prefix(4000))")
  }
}
