#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Replaces a file, whole or not at all; makes the folders that are missing.
  ///
  /// The new bytes are written aside, flushed and renamed: who reads the path sees the old bytes or
  /// the new ones, even if menuc is killed. A link stays a link, and the mode stays as it was.
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
    guard let aside = AsideFile(in: folder) ?? AsideFile(elsewhereThan: folder) else {
      throw lastError(.write, path)
    }
    let mode = exists ? status.st_mode & 0o7777 : nil
    guard aside.write(bytes, mode: mode), aside.replace(target) else {
      throw lastError(.write, path)
    }
  }

  /// Deletes what runs that were killed left in a folder.
  public func removeLeftovers(in folder: String) {
    for name in (try? names(in: folder)) ?? [] where name.hasPrefix(AsideFile.prefix) {
      AsideFile.removeUnlessInUse(Path.join(folder, name))
    }
  }

  /// A device or a pipe cannot be replaced, only written to.
  private func write(_ bytes: [UInt8], toStream path: String) throws(FileError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw lastError(.write, path) }
    defer { close(file) }
    guard writeAll(bytes, to: file) else { throw lastError(.write, path) }
  }

  private func makeFolder(_ folder: String) throws(FileError) {
    // Asked first: making one that is there may be forbidden.
    if kind(of: folder) != nil || mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
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
}
