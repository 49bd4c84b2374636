import Diagnostics
import MenuCompiler
import MenuModel
import MenuYAML

/// Edits a file without mistakes, so that its rows stand in other places.
///
/// The edited file is compiled again: it must be the same menu but for the places of its rows.
///
/// - Throws: why not; the file is then as it was.
func arrange(
  _ compilation: Compilation, as arrangement: Arrangement, _ options: CompilerOptions,
  edit: (inout Splice) throws(Refusal) -> Void
) throws(Refusal) -> SourceFile {
  guard let menu = compilation.menu else { preconditionFailure("a file with mistakes") }
  let (file, isOpen) = compilation.file.endingItsLastLine()
  guard let document = parse(file).document else {
    preconditionFailure("a menu that cannot be read again")
  }
  var splice = Splice(file, document)
  try edit(&splice)
  // Lists in one another's brackets, such as an `order:` in braces.
  if splice.hasOverlaps { throw .unusualLayout }
  var edited = file.applying([FixIt(.safe, splice.edits)])
  if isOpen { edited = edited.withoutLastLineEnd() }
  let after = compile(edited, options: options)
  guard let result = after.menu else {
    if let mistake = after.diagnostics.first(where: { $0.severity == .error }) {
      throw .mistake(mistake)
    }
    throw .otherMeaning
  }
  if menu.languageNames != result.languageNames { throw .languageOrder }
  guard let expected = try? menu.arranged(as: arrangement),
    Meaning(of: expected) == Meaning(of: result)
  else { throw .otherMeaning }
  return edited
}

extension Menu {
  fileprivate var languageNames: [String] { languages.map { texts.string($0.text) } }
}

extension SourceFile {
  /// The file with a line end behind its last line, so that lines can change places; and whether it
  /// had none.
  func endingItsLastLine() -> (file: SourceFile, wasOpen: Bool) {
    guard let last = bytes.last, !LineEnd.isPart(last) else { return (self, false) }
    let end = bytes.lastIndex(where: { LineEnd.isPart($0) }).map { index in
      bytes[LineEnd.range(endingAt: index + 1, in: bytes)]
    }
    return (SourceFile(path: path, bytes: bytes + (end ?? [0x0A])), true)
  }

  func withoutLastLineEnd() -> SourceFile {
    let lineEnd = LineEnd.range(endingAt: bytes.count, in: bytes)
    return SourceFile(path: path, bytes: Array(bytes[..<lineEnd.lowerBound]))
  }
}
