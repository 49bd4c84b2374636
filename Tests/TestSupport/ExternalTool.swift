package import Foundation
import Testing

/// A program of the system that judges what menuc writes.
///
/// One that is missing is a failure: a test that is skipped where nobody looks shows nothing.
package struct ExternalTool {
  private let path: String

  package struct Missing: Error, CustomStringConvertible {
    package var description: String
  }

  /// Finds a program in the folders of `PATH`, after those given.
  package init(_ name: String, first folders: [String] = [], hint: String = "install it") throws {
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
  package struct Result {
    package var status: Int32
    /// What it printed, errors included.
    package var text: String
  }

  /// Starts it; what it prints goes to a file, which takes any amount of text where a pipe that
  /// nobody reads would block.
  ///
  /// - Parameters:
  ///   - arguments: the words after its name.
  ///   - folder: the folder in which it runs.
  ///   - variables: the environment, on top of that of the tests.
  ///   - log: where it prints to; `nil` for nowhere.
  /// - Returns: the process.
  /// - Throws: what the system says where it cannot be started.
  package func start(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:],
    log: FileHandle? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.surroundings.merging(variables) { $1 }
    process.standardOutput = log ?? .nullDevice
    process.standardError = log ?? .nullDevice
    process.standardInput = FileHandle.nullDevice
    try Self.withAllSignals { try process.run() }
    return process
  }

  /// The environment of the tests, without what a hook of git sets: it would lead a program to the
  /// repository of the hook.
  private static let surroundings = ProcessInfo.processInfo.environment.filter {
    !$0.key.hasPrefix("GIT_")
  }

  /// Runs a function while no signal is held back.
  ///
  /// The threads of tests hold signals back, and a program inherits that: CMake waits for ever for
  /// the end of what it calls.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Runs it to its end.
  package func run(
    _ arguments: [String], in folder: URL, variables: [String: String] = [:]
  ) throws -> Result {
    let logs = try TemporaryFolder()
    try logs.write("log", [])
    let log = logs.url.appending(path: "log")
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = try start(arguments, in: folder, variables: variables, log: handle)
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return Result(status: process.terminationStatus, text: text)
  }

  /// Runs it to its end.
  package func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    try run(arguments, in: folder.url)
  }

  /// Runs it and records what it complains about.
  package func expectSilence(_ arguments: [String], in folder: TemporaryFolder) throws {
    let result = try run(arguments, in: folder)
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text.prefix(4000))")
  }
}
