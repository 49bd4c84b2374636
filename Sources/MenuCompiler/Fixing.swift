public import Diagnostics

/// Applies the safe fixes of a file, and those that show only after them, until none is left.
///
/// A fix is kept only where it does what it promises: afterwards there is less of its rule, and
/// nothing that was not there before.
public func fix(_ file: SourceFile, options: CompilerOptions = .init()) -> SourceFile {
  var file = file
  var compilation = compile(file, options: options)
  // A file has a bounded number of mistakes; the limit is for fixes that undo one another.
  for _ in 0..<100 {
    let fixes = compilation.diagnostics.compactMap(\.fix).filter { $0.grade == .safe }
    guard !fixes.isEmpty else { return file }
    guard
      let better = improvement(file, compilation, fixes, options)
        ?? fixes.prefix(20).lazy.compactMap({ improvement(file, compilation, [$0], options) }).first
    else { return file }
    (file, compilation) = better
  }
  return file
}

/// The file after fixes, where that is better than before.
private func improvement(
  _ file: SourceFile, _ before: Compilation, _ fixes: [FixIt], _ options: CompilerOptions
) -> (SourceFile, Compilation)? {
  let fixed = file.applying(fixes)
  let after = compile(fixed, options: options)
  let isBetter: Bool
  switch (before.isReadable, after.isReadable) {
  case (true, true): isBetter = after.diagnostics.count < before.diagnostics.count
  case (true, false): isBetter = false
  case (false, true): isBetter = true
  // YAML stops at the first mistake: then the next one lies further on.
  case (false, false): isBetter = after.lastPlace > before.lastPlace
  }
  return isBetter ? (fixed, after) : nil
}

extension Compilation {
  fileprivate var lastPlace: Int { diagnostics.last?.range.lowerBound ?? 0 }
}
