import Foundation
import MenuTool

/// A file system in memory.
///
/// A run reads and writes from several threads, a test only before and after it.
final class MemoryFiles: FileStore, @unchecked Sendable {
  private let lock = NSLock()
  /// The files, by path; `-` is standard input.
  var contents: [String: [UInt8]]
  /// Folders that hold no file.
  var emptyFolders: Set<String> = []
  /// Links to folders.
  var folderLinks: Set<String> = []
  /// Files that cannot be read or written.
  var locked: Set<String> = []
  /// Files that can be read alone.
  var readOnly: Set<String> = []
  /// The paths that were written, in order.
  private(set) var written: [String] = []
  var currentFolder = "/app"

  init(_ files: [String: String] = [:]) {
    contents = files.mapValues { Array($0.utf8) }
  }

  func text(_ path: String) -> String? {
    contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if locked.contains(path) { throw error(.read, path, EACCES, "Permission denied") }
    guard let bytes = lock.withLock({ contents[path] }) else {
      throw error(.read, path, ENOENT, "No such file or directory")
    }
    return Array(bytes.prefix(limit))
  }

  func kind(of path: String) -> FileKind? {
    let contents = lock.withLock { self.contents }
    if contents[path] != nil { return .file }
    if folderLinks.contains(path) { return .folderLink }
    let isFolder =
      emptyFolders.contains(path) || contents.keys.contains { $0.hasPrefix(path + "/") }
    return isFolder ? .folder : nil
  }

  func names(in folder: String) throws(FileError) -> [String] {
    if locked.contains(folder) { throw error(.read, folder, EACCES, "Permission denied") }
    if kind(of: folder) == nil { throw error(.read, folder, ENOENT, "No such file or directory") }
    let paths = Set(contents.keys).union(emptyFolders).union(folderLinks)
    let names = paths.filter { $0.hasPrefix(folder + "/") }.map { path in
      String(path.dropFirst(folder.count + 1).prefix { $0 != "/" })
    }
    // In no order, as on a disk.
    return Array(Set(names))
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    if locked.union(readOnly).contains(path) {
      throw error(.write, path, EACCES, "Permission denied")
    }
    lock.withLock {
      contents[path] = bytes
      written.append(path)
    }
  }

  private func error(
    _ operation: FileError.Operation, _ path: String, _ code: Int32, _ reason: String
  ) -> FileError {
    FileError(operation, path, code: code, reason: reason)
  }
}

/// A run of the program in this process.
struct ToolRun {
  let console = RecordingConsole()
  let files: MemoryFiles

  init(_ files: [String: String] = [:]) { self.files = MemoryFiles(files) }

  init(_ inputs: [GoldenCase.Input]) {
    files = MemoryFiles()
    for input in inputs { files.contents[input.path] = input.bytes }
  }

  /// The files of a case, all that it has.
  init(_ golden: GoldenCase) throws {
    self.init(try golden.inputs() + golden.surroundings())
  }

  func callAsFunction(_ arguments: String...) -> ExitStatus { self(arguments) }

  func callAsFunction(_ arguments: [String]) -> ExitStatus {
    Tool(console: console, files: files).run(arguments)
  }
}
