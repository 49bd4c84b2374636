import Diagnostics
import MenuCompiler
import MenuYAML

/// The file with the keys of each mapping in the language's order, comments included.
///
/// A mapping that is written in an unusual way stays as it is.
func orderingKeys(of file: SourceFile) -> SourceFile {
  var (file, isOpen) = file.endingItsLastLine()
  var depth = 0
  while let document = parse(file).document {
    let known = KnownMappings(document)
    guard depth < known.byDepth.count else { break }
    var splice = Splice(file, document)
    for (id, form) in known.byDepth[depth] {
      guard let order = order(of: form, id, in: document) else { continue }
      try? splice.reorder(id, order)
    }
    file = file.applying([FixIt(.safe, splice.edits)])
    depth += 1
  }
  return isOpen ? file.withoutLastLineEnd() : file
}

/// The keys of a mapping in the language's order, as indexes; `nil` where they stand in it.
private func order(of form: MappingForm, _ id: Node.ID, in document: Document) -> [Int]? {
  let places = document.entries(of: id).map { entry in
    let name = document.string(of: entry.key)
    return form.keys.firstIndex { $0.name == name } ?? form.keys.count
  }
  if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return nil }
  return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
}
