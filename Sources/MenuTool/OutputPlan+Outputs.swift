import Diagnostics
import MenuCompiler
import MenuEmitters

extension OutputPlan {
  /// The results of a function for the outputs of each menu, computed on all cores.
  ///
  /// - Parameters:
  ///   - compilations: the menus.
  ///   - waits: whether the function waits for the disk most of the time.
  ///   - transform: the function.
  /// - Returns: the results.
  func mapOutputs<Result: Sendable>(
    of compilations: [Compilation], waits: Bool = false,
    _ transform: @Sendable (OutputJob) -> Result
  ) -> [[Result]] {
    let jobs = zip(compilations, outputs).flatMap { compilation, outputs in
      outputs.map { OutputJob(compilation: compilation, output: $0, access: access) }
    }
    let isLarge = compilations.contains { $0.file.bytes.count > 100_000 }
    let isMany = compilations.count > 1
    var results = jobs.concurrentMap(
      isWorthwhile: isLarge || isMany, waits: waits && isMany, transform)[...]
    return outputs.map { outputs in
      defer { results = results.dropFirst(outputs.count) }
      return Array(results.prefix(outputs.count))
    }
  }

  /// The files in the folder for outputs that menuc wrote once and no menu gives any more.
  ///
  /// None where the run knows some of the menus alone: the file may come from one of the others.
  func superfluousOutputs(in files: any FileStore) -> [String] {
    guard let folder, isWhole, files.kind(of: folder) != nil,
      let names = try? files.names(in: folder)
    else { return [] }
    let planned = Set(outputs.flatMap { $0 }.map(\.path))
    return names.map { Path.join(folder, $0) }.filter { path in
      !planned.contains(path)
        && kinds.contains { kind in
          path.hasSuffix("." + kind.fileExtension) && files.kind(of: path) == .file
            && (try? files.read(path, limit: kind.opening.utf8.count)) == Array(kind.opening.utf8)
        }
    }.sorted()
  }
}
