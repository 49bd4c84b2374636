import Diagnostics
import MenuCompiler
import MenuYAML

/// The mappings of a menu file whose keys the language knows.
struct KeyOrder {
  private let document: Document
  /// The mappings with their kinds, by how deep they lie: those of one depth do not overlap.
  private(set) var mappings: [[(id: Node.ID, kind: MappingKind)]] = []

  init(_ document: Document) {
    self.document = document
    guard let root = document.root else { return }
    for entry in document.entries(of: root) {
      switch document.string(of: entry.key) {
      case "header": visit(entry.value, .header, depth: 0)
      case "rows": visitValues(of: entry.value, .row)
      case "sections": visitValues(of: entry.value, .section)
      case "drawer": visit(entry.value, .drawer, depth: 0)
      default: break
      }
    }
  }

  private mutating func visitValues(of id: Node.ID, _ kind: MappingKind) {
    guard document[id].kind == .mapping else { return }
    for entry in document.entries(of: id) { visit(entry.value, kind, depth: 0) }
  }

  private mutating func visit(_ id: Node.ID, _ kind: MappingKind, depth: Int) {
    guard document[id].kind == .mapping else { return }
    if mappings.count == depth { mappings.append([]) }
    mappings[depth].append((id, kind))
    for (key, value) in document.entries(of: id) {
      switch document.string(of: key) {
      case "icon": visit(value, .icon, depth: depth + 1)
      case "destination": visit(value, .destination, depth: depth + 1)
      case "background": visit(value, .background, depth: depth + 1)
      case "gradient": visit(value, .gradient, depth: depth + 1)
      case "avatar": visit(value, .avatar, depth: depth + 1)
      case "scrim": visit(value, .scrim, depth: depth + 1)
      case "variants" where document[value].kind == .sequence:
        for item in document.items(of: value) { visit(item, .variant, depth: depth + 1) }
      default: break
      }
    }
  }

  /// The keys of a mapping in the language's order, as indexes; `nil` where they stand in it.
  func order(of id: Node.ID, _ kind: MappingKind) -> [Int]? {
    let known = kind.keys
    let places = document.entries(of: id).map { entry in
      known.firstIndex(of: document.string(of: entry.key)) ?? known.count
    }
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return nil }
    return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }
}

/// The file with the keys of each mapping in the language's order, comments included.
///
/// A mapping that is written in an unusual way stays as it is.
func orderingKeys(of file: SourceFile) -> SourceFile {
  var (file, isOpen) = file.endingItsLastLine()
  var depth = 0
  while let document = parse(file).document {
    let order = KeyOrder(document)
    guard depth < order.mappings.count else { break }
    var splice = Splice(file, document)
    for (id, kind) in order.mappings[depth] {
      guard let indexes = order.order(of: id, kind) else { continue }
      try? splice.reorder(id, indexes)
    }
    file = file.applying([FixIt(.safe, splice.edits)])
    depth += 1
  }
  return isOpen ? file.withoutLastLineEnd() : file
}
