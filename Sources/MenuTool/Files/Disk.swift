#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real file system.
public struct Disk: FileStore {
  /// Creates it; there is but one.
  public init() {}

  /// Reads a file, or standard input where the path is `-`.
  public func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path == "-" { return try read(STDIN_FILENO, path, limit: limit, sizeHint: 0) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw lastError(.read, path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw lastError(.read, path) }
    return try read(file, path, limit: limit, sizeHint: Int(status.st_size))
  }

  private func read(
    _ file: Int32, _ path: String, limit: Int, sizeHint: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the size tells at the first try that there is no more.
    var chunk = min(limit, max(sizeHint + 1, 4096))
    while bytes.count < limit {
      let start = bytes.count
      let size = min(chunk, limit - start)
      bytes.append(contentsOf: repeatElement(0, count: size))
      let count = bytes.withUnsafeMutableBytes { buffer in
        systemRead(file, UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      bytes.removeLast(size - max(0, count))
      if count < 0 { throw lastError(.read, path) }
      if count == 0 { break }
      chunk = max(4096, bytes.count)
    }
    return bytes
  }

  /// What a path leads to; `nil` where there is nothing.
  public func kind(of path: String) -> FileKind? {
    if path == "-" { return .stream }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFREG { return .file }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .stream }
    guard lstat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFLNK ? .folderLink : .folder
  }

  /// The names in a folder, in no order.
  public func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw lastError(.read, folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Replaces a file, whole or not at all; makes the folders that are missing.
  ///
  /// The new bytes are written to a file beside it, flushed and renamed: who reads the path sees
  /// the old bytes or the new ones. A link stays a link, and the mode stays as it was.
  public func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    if kind(of: path) == .stream { return try write(bytes, toStream: path) }
    let target = linkTarget(of: path)
    var status = stat()
    let exists = stat(target, &status) == 0
    // Links in a circle lead nowhere; renaming would replace one of them.
    if !exists, errno == ELOOP { throw lastError(.write, path) }
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw FileError(.write, path, code: EISDIR) }
    let folder = Path.folder(of: target)
    try makeFolder(folder)
    let aside = Path.join(folder, ".menuc-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    do throws(FileError) {
      try write(bytes, to: aside, mode: exists ? status.st_mode & 0o7777 : nil, as: path)
      guard rename(aside, target) == 0 else { throw lastError(.write, path) }
    } catch {
      unlink(aside)
      throw error
    }
  }

  /// A path that is the same for all paths that lead to one file.
  public func canonicalPath(of path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let name = String(Path.name(of: path))
    if let folder = resolved(Path.folder(of: path)) { return Path.join(folder, name) }
    return Path.absolute(path, in: currentFolder)
  }

  /// A path without links; `nil` where nothing is there.
  private func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder in which relative paths begin.
  public var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  // MARK: Writing

  private func write(
    _ bytes: [UInt8], to aside: String, mode: mode_t?, as path: String
  ) throws(FileError) {
    let file = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw lastError(.write, path) }
    defer { close(file) }
    if let mode, fchmod(file, mode) != 0 { throw lastError(.write, path) }
    try write(bytes, to: file, as: path)
    guard fsync(file) == 0 else { throw lastError(.write, path) }
  }

  /// A device or a pipe cannot be replaced, only written to.
  private func write(_ bytes: [UInt8], toStream path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw lastError(.write, path) }
    defer { close(file) }
    try write(bytes, to: file, as: path)
  }

  private func write(_ bytes: [UInt8], to file: Int32, as path: String) throws(FileError) {
    guard writeAll(bytes, to: file) else { throw lastError(.write, path) }
  }

  private func makeFolder(_ folder: String) throws(FileError) {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw lastError(.write, folder) }
    try makeFolder(Path.folder(of: folder))
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw lastError(.write, folder) }
  }

  /// Where a link leads, through further links; a path that is no link is its own.
  private func linkTarget(of path: String) -> String {
    var path = path
    // As many links as Linux follows itself.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let target = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = target.hasPrefix("/") ? target : Path.join(Path.folder(of: path), target)
    }
    return path
  }

  // MARK: Errors

  private func lastError(_ operation: FileError.Operation, _ path: String) -> FileError {
    FileError(operation, path, code: errno)
  }
}

extension FileError {
  /// An error in the words that the system has for its code.
  init(_ operation: Operation, _ path: String, code: Int32) {
    let words: UnsafeMutablePointer<CChar>? = strerror(code)
    self.init(
      operation, path, code: code, reason: words.map { String(cString: $0) } ?? "error \(code)")
  }
}

/// Writes all bytes to an open file; `false` and `errno` where that fails.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// `read`, once more where a signal came between.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(file, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
