#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The new bytes of a file, until they take its place.
///
/// On Linux it has no name until then, so that a run that is killed leaves nothing; elsewhere it has
/// one that ``removeUnlessInUse(_:)`` knows. It is locked as long as it is in use.
struct AsideFile: ~Copyable {
  /// What the names of such files begin with; short, since the file's own name may be as long as
  /// names can be.
  static let prefix = ".menuc-"

  private let file: Int32
  /// The path that it has, or gets just before it takes the file's place.
  private let path: String
  private let isNamed: Bool

  /// Creates one in the folder of the file; `nil` and `errno` where that cannot be.
  init?(in folder: String) {
    path = Path.join(folder, "\(Self.prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))")
    if let file = Self.openNameless(in: folder) {
      self.file = file
      isNamed = false
    } else if let file = Self.openNamed(path) {
      self.file = file
      isNamed = true
    } else {
      return nil
    }
  }

  /// Creates one in the folder for temporary files, where that of the file lets no name in but the
  /// file's own: so do the sandboxes of script phases.
  init?(elsewhereThan folder: String) {
    guard errno == EPERM || errno == EACCES, let variable = getenv("TMPDIR") else { return nil }
    let reason = errno
    self.init(in: String(cString: variable))
    errno = reason
  }

  deinit {
    let reason = errno
    // Where it took a file's place, it is not there any more.
    if isNamed { unlink(path) }
    close(file)
    errno = reason
  }

  /// Writes the bytes and flushes them; `false` and `errno` where that fails.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - mode: the permissions; `nil` for those of a new file.
  /// - Returns: whether it is done.
  func write(_ bytes: [UInt8], mode: mode_t?) -> Bool {
    if let mode, fchmod(file, mode) != 0 { return false }
    return writeAll(bytes, to: file) && fsync(file) == 0
  }

  /// Takes the place of a file, at once; `false` and `errno` where that fails.
  func replace(_ target: String) -> Bool {
    if isNamed { return rename(path, target) == 0 }
    // A file that is not there yet needs no second name in between.
    if name(target) { return true }
    guard errno == EEXIST, name(path) else { return false }
    if rename(path, target) == 0 { return true }
    let reason = errno
    unlink(path)
    errno = reason
    return false
  }

  /// Gives it a name that nothing has.
  private func name(_ path: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private static func openNameless(in folder: String) -> Int32? {
    #if os(Linux)
      // A macro that Swift does not import: __O_TMPFILE | O_DIRECTORY of <bits/fcntl-linux.h>.
      let flag = 0o20000000 | O_DIRECTORY
      // The name is given through /proc, which a container may not have.
      guard access("/proc/self/fd", X_OK) == 0 else { return nil }
      let file = open(folder, flag | O_WRONLY | O_CLOEXEC, 0o666)
      guard file >= 0 else { return nil }
      flock(file, LOCK_EX)
      return file
    #else
      return nil
    #endif
  }

  private static func openNamed(_ path: String) -> Int32? {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    flock(file, LOCK_EX)
    return file
  }

  /// Deletes a file that no run is writing any more.
  static func removeUnlessInUse(_ path: String) {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
