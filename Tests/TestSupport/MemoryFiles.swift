import Foundation
package import MenuTool

/// A file system in memory.
///
/// A run reads and writes from several threads, a test only before and after it.
package final class MemoryFiles: FileStore, @unchecked Sendable {
  private let lock = NSLock()
  /// The files, by path; `-` is standard input.
  package var contents: [String: [UInt8]]
  /// Folders that hold no file.
  package var emptyFolders: Set<String> = []
  /// Links to folders.
  package var folderLinks: Set<String> = []
  /// Files that cannot be read or written.
  package var locked: Set<String> = []
  /// Files that can be read alone.
  package var readOnly: Set<String> = []
  /// The paths that were written, in order.
  package private(set) var written: [String] = []
  package var currentFolder = "/app"

  package init(_ files: [String: String] = [:]) {
    contents = files.mapValues { Array($0.utf8) }
  }

  package func text(_ path: String) -> String? {
    contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if locked.contains(path) { throw error(.read, path, EACCES, "Permission denied") }
    guard let bytes = lock.withLock({ contents[path] }) else {
      throw error(.read, path, ENOENT, "No such file or directory")
    }
    return Array(bytes.prefix(limit))
  }

  package func kind(of path: String) -> FileKind? {
    let contents = lock.withLock { self.contents }
    if contents[path] != nil { return .file }
    if folderLinks.contains(path) { return .folderLink }
    let isFolder =
      emptyFolders.contains(path) || contents.keys.contains { $0.hasPrefix(path + "/") }
    return isFolder ? .folder : nil
  }

  package func names(in folder: String) throws(FileError) -> [String] {
    if locked.contains(folder) { throw error(.read, folder, EACCES, "Permission denied") }
    if kind(of: folder) == nil { throw error(.read, folder, ENOENT, "No such file or directory") }
    let paths = Set(contents.keys).union(emptyFolders).union(folderLinks)
    let names = paths.filter { $0.hasPrefix(folder + "/") }.map { path in
      String(path.dropFirst(folder.count + 1).prefix { $0 != "/" })
    }
    // In no order, as on a disk.
    return Array(Set(names))
  }

  package func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
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
