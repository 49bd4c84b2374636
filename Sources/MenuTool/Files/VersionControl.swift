/// The versions of files that git keeps, as far as menuc needs them.
///
/// Passed in, so that tests need no repository. Paths are as seen from the current folder.
public protocol VersionControl: Sendable {
  /// The files below some paths in a commit, sorted by path; a path that is not there gives none.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - revision: what names the commit, such as `main`.
  /// - Returns: the files.
  /// - Throws: why there is no such list.
  func files(
    below paths: [String], in revision: String
  ) throws(VersionControlError) -> [VersionedFile]

  /// The bytes of files, in their order.
  func contents(of files: [VersionedFile]) throws(VersionControlError) -> [[UInt8]]
}

/// A file in a commit.
public struct VersionedFile: Hashable, Sendable {
  /// Its path, as seen from the current folder.
  public var path: String
  /// The name that git has for its bytes.
  public var object: String

  /// Creates a file.
  public init(path: String, object: String) {
    self.path = path
    self.object = object
  }
}

/// Why git told nothing.
public enum VersionControlError: Error, Hashable, Sendable {
  /// There is no git on this machine.
  case missing
  /// The current folder lies in no repository.
  case noRepository
  /// Nothing in the repository has this name.
  case unknownRevision(String)
  /// Git said something else.
  case failed(String)
}
