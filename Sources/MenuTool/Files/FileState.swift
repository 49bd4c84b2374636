/// How a file stands to the bytes that it should hold.
enum FileState {
  /// It holds them.
  case current
  /// It should hold the new bytes; `nil` where there is no file yet.
  case stale(old: [UInt8]?, new: [UInt8])
}

extension FileStore {
  /// Compares a file with the bytes that it should hold; standard output holds nothing.
  func state(of path: String, holding new: [UInt8]) -> FileState {
    guard path != Path.standardStream, kind(of: path) == .file,
      let old = try? read(path, limit: .max)
    else {
      return .stale(old: nil, new: new)
    }
    return old == new ? .current : .stale(old: old, new: new)
  }
}
