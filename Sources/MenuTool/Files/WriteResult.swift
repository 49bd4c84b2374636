/// What became of a file that was to be written.
enum WriteResult {
  case unchanged
  case written(String)
  case standardOutput([UInt8])
  case failed(FileError)
}

extension FileStore {
  /// Replaces a file; standard output is left to who has the console.
  func write(_ bytes: [UInt8], to path: String) -> WriteResult {
    if path == Path.standardStream { return .standardOutput(bytes) }
    do throws(FileError) {
      try replace(path, with: bytes)
      return .written(path)
    } catch {
      return .failed(error)
    }
  }
}
