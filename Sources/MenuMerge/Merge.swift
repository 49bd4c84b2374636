public import Diagnostics
public import MenuCompiler

/// Merges what two sides made of one menu file.
///
/// Changes of different rows never conflict, wherever they stand. The result is a menu wherever
/// both sides were: where it would not be, the sides conflict.
///
/// - Parameters:
///   - base: the file that both sides began with.
///   - ours: one side.
///   - theirs: the other side.
///   - labels: what the marks call the sides where they conflict.
///   - options: what makes a menu valid.
/// - Returns: the merged file.
public func merge(
  base: SourceFile, ours: SourceFile, theirs: SourceFile, labels: ConflictLabels = .init(),
  options: CompilerOptions = .init()
) -> Merged {
  if let bytes = TextMerge.exact(base.bytes, ours.bytes, theirs.bytes) {
    return Merged(bytes: bytes, hasConflicts: false)
  }
  let merge = Merge(base: base.bytes, ours: ours.bytes, theirs: theirs.bytes, labels: labels)
  let merged = merge.byRows()
  if merged.hasConflicts { return merged }
  func isMenu(_ file: SourceFile) -> Bool { compile(file, options: options).menu != nil }
  if isMenu(SourceFile(path: ours.path, bytes: merged.bytes)) || !isMenu(ours) || !isMenu(theirs) {
    return merged
  }
  return merge.asWhole()
}

/// Three versions of a text; their last lines need no line end.
struct Merge {
  private let base: [UInt8]
  private let ours: [UInt8]
  private let theirs: [UInt8]
  private let labels: ConflictLabels
  private static let lineFeed: [UInt8] = [0x0A]

  init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: ConflictLabels = ConflictLabels()
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.labels = labels
  }

  /// Merges texts whose rows can be told apart.
  func byRows() -> Merged {
    let sides = [base, ours, theirs]
    let ends = sides.map { LineEnds(of: $0) }
    // Who changed every line end changed no row.
    let isMixed = Set(ends.map(\.style)).count > 1 && ends.allSatisfy { $0.style != nil }
    let lineEnd = isMixed ? Self.lineFeed : ends[1].style ?? Self.lineFeed
    let trees = zip(sides, ends).map { text, ends in
      let text = isMixed ? ends.replaced(in: text, with: lineEnd) : text
      return TreeReader.tree(of: ends.isOpen ? text + lineEnd : text)
    }
    var merge = TreeMerge(
      placements: Placements(base: trees[0], ours: trees[1], theirs: trees[2]),
      marks: ConflictMarks(labels: labels, lineEnd: lineEnd))
    guard let tree = merge.merge(trees[0], trees[1], trees[2], at: []) else { return asWhole() }
    var bytes = tree.source
    if Self.changed(ends.map(\.isOpen)), bytes.suffix(lineEnd.count).elementsEqual(lineEnd) {
      bytes.removeLast(lineEnd.count)
    }
    if isMixed {
      let style = Self.changed(ends.map(\.style)) ?? Self.lineFeed
      bytes = LineEnds(of: bytes).replaced(in: bytes, with: style)
    }
    return Merged(bytes: bytes, hasConflicts: merge.hasConflicts)
  }

  /// Of a thing in three versions, the one of the side that changed it.
  private static func changed<Thing: Equatable>(_ versions: [Thing]) -> Thing {
    versions[1] == versions[0] ? versions[2] : versions[1]
  }

  /// The texts as one conflict.
  func asWhole() -> Merged {
    let lineEnd = LineEnds(of: ours).style ?? Self.lineFeed
    func closed(_ text: [UInt8]) -> [UInt8] { LineEnds(of: text).isOpen ? text + lineEnd : text }
    let marks = ConflictMarks(labels: labels, lineEnd: lineEnd)
    return Merged(bytes: marks.merging(closed(ours), closed(theirs)), hasConflicts: true)
  }
}
