import Diagnostics
import MenuYAML

extension FileStore {
  /// Reads a source; standard input has a name that messages call it by.
  func source(at path: String) throws(FileError) -> SourceFile {
    // One byte more than the limit tells that a file is too large.
    let bytes = try read(path, limit: Limits.bytes + 1)
    return SourceFile(path: path == Path.standardStream ? Inputs.standardInput : path, bytes: bytes)
  }
}
