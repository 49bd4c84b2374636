import Diagnostics
import MenuCompiler
import MenuEmitters

/// One output of one menu.
struct OutputJob {
  let compilation: Compilation
  let output: OutputPlan.Output
  let access: AccessLevel

  /// Compares the file with what the menu gives.
  ///
  /// - Precondition: there is a menu.
  func state(in files: any FileStore) -> FileState {
    guard let menu = compilation.menu else { preconditionFailure("an output of a broken menu") }
    let path = Path.relative(compilation.file.path, to: files.currentFolder)
    let source = MenuSource(path: path, bytes: compilation.file.bytes)
    let new = MenuEmitters.emit(output.kind, menu, from: source, access: access)
    return files.state(of: output.path, holding: new)
  }

  /// Writes the output, unless the file has these bytes already.
  func write(to files: any FileStore) -> WriteResult {
    switch state(in: files) {
    case .current: .unchanged
    case .stale(_, let new): files.write(new, to: output.path)
    }
  }
}
