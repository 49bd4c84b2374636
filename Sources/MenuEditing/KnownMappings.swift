import Diagnostics
import MenuCompiler
import MenuYAML

/// The mappings of a menu file whose keys the language knows, found by its description.
struct KnownMappings {
  /// A mapping, and what the language says of it.
  typealias Mapping = (id: Node.ID, form: MappingForm)

  /// The mappings below the top, by how deep they lie: those of one depth do not overlap.
  private(set) var byDepth: [[Mapping]] = []
  /// The mappings whose keys are ids and whose values have one form, such as `rows:`.
  private(set) var tables: [Node.ID: MappingForm] = [:]

  private let document: Document

  init(_ document: Document) {
    self.document = document
    guard let root = document.root, case .mapping(let menu) = ValueForm.menu else { return }
    visitEntries(of: root, menu, depth: 0)
  }

  private mutating func visitEntries(of id: Node.ID, _ form: MappingForm, depth: Int) {
    guard document[id].kind == .mapping else { return }
    for (key, value) in document.entries(of: id) {
      let name = document.string(of: key)
      guard let known = form.keys.first(where: { $0.name == name }) else { continue }
      visit(value, known.meaning.value, depth: depth)
    }
  }

  private mutating func visit(_ id: Node.ID, _ form: ValueForm, depth: Int) {
    switch (form, document[id].kind) {
    case (.mapping(let mapping), .mapping):
      if byDepth.count == depth { byDepth.append([]) }
      byDepth[depth].append((id, mapping))
      visitEntries(of: id, mapping, depth: depth + 1)
    case (.entries(_, let values, _), .mapping):
      if let form = values.mapping { tables[id] = form }
      for entry in document.entries(of: id) { visit(entry.value, values, depth: depth) }
    case (.list(let items), .sequence):
      for item in document.items(of: id) { visit(item, items, depth: depth) }
    case (.either(let forms), _): for form in forms { visit(id, form, depth: depth) }
    case (.named(_, let form), _): visit(id, form, depth: depth)
    default: break
    }
  }
}

extension ValueForm {
  /// The mapping that it is or may be.
  fileprivate var mapping: MappingForm? {
    switch self {
    case .mapping(let form): form
    case .either(let forms): forms.lazy.compactMap(\.mapping).first
    case .named(_, let form): form.mapping
    default: nil
    }
  }
}
