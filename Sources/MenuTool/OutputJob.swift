import Diagnostics
import MenuCompiler
import MenuEmitters

/// One output of one menu.
struct OutputJob {
  let compilation: Compilation
  let output: OutputPlan.Output
  let access: AccessLevel

  /// How the file stands to what it should hold.
  enum State {
    /// It holds these bytes.
    case current
    /// It should hold the new bytes; `nil` where there is no file yet.
    case stale(old: [UInt8]?, new: [UInt8])
  }

  /// Compares the file with what the menu gives.
  ///
  /// - Precondition: there is a menu.
  func state(in files: any FileStore) -> State {
    guard let menu = compilation.menu else { preconditionFailure("an output of a broken menu") }
    let path = Path.relative(compilation.file.path, to: files.currentFolder)
    let source = MenuSource(path: path, bytes: compilation.file.bytes)
    let new = MenuEmitters.emit(output.kind, menu, from: source, access: access)
    return files.state(of: output.path, holding: new)
  }
}

/// What became of a file that was to be written.
enum WriteResult {
  case unchanged
  case written(String)
  case standardOutput([UInt8])
  case failed(FileError)
}

extension OutputJob {
  /// Writes the output, unless the file has these bytes already.
  func write(to files: any FileStore) -> WriteResult {
    switch state(in: files) {
    case .current: .unchanged
    case .stale(_, let new): files.write(new, to: output.path)
    }
  }
}

extension FileStore {
  /// Replaces a file; standard output is left to who has the console.
  func write(_ bytes: [UInt8], to path: String) -> WriteResult {
    if path == "-" { return .standardOutput(bytes) }
    do throws(FileError) {
      try replace(path, with: bytes)
      return .written(path)
    } catch {
      return .failed(error)
    }
  }

  /// How a file stands to the bytes that it should hold; standard output holds nothing.
  func state(of path: String, holding new: [UInt8]) -> OutputJob.State {
    guard path != "-", kind(of: path) == .file, let old = try? read(path, limit: .max) else {
      return .stale(old: nil, new: new)
    }
    return old == new ? .current : .stale(old: old, new: new)
  }
}

extension OutputPlan {
  /// The results of a function for the outputs of each menu, computed on all cores.
  func mapOutputs<Result: Sendable>(
    of compilations: [Compilation], _ transform: @Sendable (OutputJob) -> Result
  ) -> [[Result]] {
    let jobs = zip(compilations, outputs).flatMap { compilation, outputs in
      outputs.map { OutputJob(compilation: compilation, output: $0, access: access) }
    }
    let isLarge = compilations.contains { $0.file.bytes.count > 100_000 }
    let isMany = compilations.count > 1
    var results = jobs.concurrentMap(
      isWorthwhile: isLarge || isMany, waits: isMany, transform)[...]
    return outputs.map { outputs in
      defer { results = results.dropFirst(outputs.count) }
      return Array(results.prefix(outputs.count))
    }
  }
}
