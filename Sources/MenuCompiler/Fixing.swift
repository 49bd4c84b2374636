public import Diagnostics

/// Applies the fixes of a file, and those that show only after them, until none is left.
///
/// A fix is kept only where the file is better for it: there are fewer errors afterwards, or less to
/// report, or it can be read further.
///
/// - Parameters:
///   - file: the file.
///   - options: what the compiler asks of its surroundings.
///   - grades: the fixes to apply.
/// - Returns: the file afterwards; every byte that no fix replaces is as it was.
public func fix(
  _ file: SourceFile, options: CompilerOptions = .init(), grades: Set<FixIt.Grade> = [.safe]
) -> SourceFile {
  var file = file
  var compilation = compile(file, options: options)
  // A file has a bounded number of mistakes; the limit is for fixes that undo one another.
  for _ in 0..<100 {
    let fixes = compilation.diagnostics.compactMap(\.fix).filter { grades.contains($0.grade) }
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
  // One mistake may hide the next, which then lies further on.
  case (true, true):
    isBetter =
      (after.errorCount, after.diagnostics.count, after.unreadCount)
      < (before.errorCount, before.diagnostics.count, before.unreadCount)
  case (true, false): isBetter = false
  case (false, true): isBetter = true
  // YAML stops at the first mistake: then less must be left to read behind the next one.
  case (false, false): isBetter = after.unreadCount < before.unreadCount
  }
  return isBetter ? (fixed, after) : nil
}

extension Compilation {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }

  /// The bytes behind the last mistake, which nothing is known of, or nothing wrong.
  fileprivate var unreadCount: Int {
    file.bytes.count - (diagnostics.last?.range.lowerBound ?? 0)
  }
}

/// How the mistake that a rule's example shows can be corrected without a person; `nil` where it
/// cannot.
public func fixGrade(of rule: any Rule.Type) -> FixIt.Grade? {
  let example = SourceFile(path: "", text: rule.explanation.wrong)
  return compile(example).diagnostics.first { $0.rule == rule.id }?.fix?.grade
}
