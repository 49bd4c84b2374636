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
    if path == Path.standardStream {
      return try read(STDIN_FILENO, path, limit: limit, sizeHint: 0)
    }
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
    if path == Path.standardStream { return .stream }
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

  /// What the system said last.
  func lastError(_ operation: FileError.Operation, _ path: String) -> FileError {
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
