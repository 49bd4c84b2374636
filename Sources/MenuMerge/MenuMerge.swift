public import Diagnostics
public import MenuCompiler

/// A file that two sides changed, merged row by row.
public struct Merged: Sendable {
  /// The merged bytes, with git's marks where the sides conflict.
  public var bytes: [UInt8]
  /// Whether the sides conflict.
  public var hasConflicts: Bool
}

/// Merges what two sides made of one menu file.
///
/// Changes of different rows never conflict, wherever they stand. The result is a menu wherever
/// both sides were: where it would not be, the sides conflict.
///
/// - Parameters:
///   - base: the file that both sides began with.
///   - ours: one side.
///   - theirs: the other side.
///   - options: what makes a menu valid.
/// - Returns: the merged file.
public func merge(
  base: SourceFile, ours: SourceFile, theirs: SourceFile, options: CompilerOptions = .init()
) -> Merged {
  if let bytes = TextMerge.exact(base.bytes, ours.bytes, theirs.bytes) {
    return Merged(bytes: bytes, hasConflicts: false)
  }
  let merged = mergeRows(base.bytes, ours.bytes, theirs.bytes)
  if merged.hasConflicts { return merged }
  func isMenu(_ file: SourceFile) -> Bool { compile(file, options: options).menu != nil }
  if isMenu(SourceFile(path: ours.path, bytes: merged.bytes)) || !isMenu(ours) || !isMenu(theirs) {
    return merged
  }
  return wholeConflict(ours.bytes, theirs.bytes)
}

/// Merges texts whose rows can be told apart; their last lines need no line end.
func mergeRows(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> Merged {
  let sides = [base, ours, theirs]
  let ends = sides.map { LineEnds(of: $0) }
  // Who changed every line end changed no row.
  let isMixed = Set(ends.map(\.style)).count > 1 && ends.allSatisfy { $0.style != nil }
  let lineEnd: [UInt8] = isMixed ? [0x0A] : ends[1].style ?? [0x0A]
  let trees = zip(sides, ends).map { text, ends in
    let text = isMixed ? ends.replaced(in: text, with: [0x0A]) : text
    return TreeReader.tree(of: ends.isOpen ? text + lineEnd : text)
  }
  var merge = TreeMerge(
    placements: Placements(base: trees[0], ours: trees[1], theirs: trees[2]), lineEnd: lineEnd)
  guard let tree = merge.merge(trees[0], trees[1], trees[2], at: []) else {
    return wholeConflict(ours, theirs)
  }
  var bytes = tree.source
  let isOpen = ends[1].isOpen == ends[0].isOpen ? ends[2].isOpen : ends[1].isOpen
  if isOpen, bytes.suffix(lineEnd.count).elementsEqual(lineEnd) { bytes.removeLast(lineEnd.count) }
  if isMixed {
    let style = ends[1].style == ends[0].style ? ends[2].style : ends[1].style
    bytes = LineEnds(of: bytes).replaced(in: bytes, with: style ?? [0x0A])
  }
  return Merged(bytes: bytes, hasConflicts: merge.hasConflicts)
}

private func wholeConflict(_ ours: [UInt8], _ theirs: [UInt8]) -> Merged {
  let lineEnd = LineEnds(of: ours).style ?? [0x0A]
  func closed(_ text: [UInt8]) -> [UInt8] { LineEnds(of: text).isOpen ? text + lineEnd : text }
  return Merged(
    bytes: ConflictMarks.text(of: closed(ours), closed(theirs), lineEnd: lineEnd),
    hasConflicts: true)
}
