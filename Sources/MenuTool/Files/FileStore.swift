/// The file system, as far as menuc needs it.
///
/// Passed in, so that tests need no disk. Several files may be read and written at once.
public protocol FileStore: Sendable {
  /// Reads a file, or standard input where the path is `-`.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - limit: how many bytes are read at most; a longer file gives so many.
  /// - Returns: the bytes.
  /// - Throws: what the system says where there is nothing to read.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// What a path leads to; `nil` where there is nothing.
  func kind(of path: String) -> FileKind?

  /// The names in a folder, in no order.
  func names(in folder: String) throws(FileError) -> [String]

  /// Replaces a file, whole or not at all; makes the folders that are missing.
  func replace(_ path: String, with bytes: [UInt8]) throws(FileError)

  /// Deletes what runs that were killed left in a folder; what cannot be deleted stays.
  func removeLeftovers(in folder: String)

  /// A path that is the same for all paths that lead to one file, through links and `..`; the file
  /// need not be there.
  func canonicalPath(of path: String) -> String

  /// The folder in which relative paths begin.
  var currentFolder: String { get }
}

extension FileStore {
  /// Does nothing, for a file system in which a file is replaced in one step.
  public func removeLeftovers(in folder: String) {}

  /// The path from the root, for a file system without links.
  public func canonicalPath(of path: String) -> String {
    Path.absolute(path, in: currentFolder)
  }
}

/// What a path leads to.
public enum FileKind: Sendable {
  /// A regular file, behind links or not.
  case file
  /// A pipe or a device: it can be read once, or written to.
  case stream
  /// A folder.
  case folder
  /// A link to a folder, which a search does not follow: it could lead back.
  case folderLink
}

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: Sendable {
    /// Reading a file or a folder.
    case read
    /// Writing a file, or making a folder.
    case write
  }

  /// What was tried.
  public var operation: Operation
  /// The path, as it was given.
  public var path: String
  /// What the system says: a value of `errno`.
  public var code: Int32
  /// The system's words for it.
  public var reason: String

  /// Creates an error.
  public init(_ operation: Operation, _ path: String, code: Int32, reason: String) {
    self.operation = operation
    self.path = path
    self.code = code
    self.reason = reason
  }
}
