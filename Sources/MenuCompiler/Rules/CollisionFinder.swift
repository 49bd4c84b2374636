import Diagnostics
import MenuModel

/// Visits the names of each kind and finds those that Swift code could not have.
struct CollisionFinder {
  private(set) var diagnostics: [Diagnostic] = []
  private let draft: MenuDraft

  init(_ draft: MenuDraft) { self.draft = draft }

  mutating func visit(_ names: some Sequence<NameDraft>, of kind: NameKind) {
    visit(names.lazy.filter { $0.identifier != nil }.map { ($0.text, $0.range) }, of: kind) {
      GeneratedNames.appendLowerCamelCase($0, to: &$1)
    }
  }

  mutating func visitScreens(_ screens: some Sequence<Located<TypeName>>) {
    visit(screens.lazy.map { ($0.value.text, $0.range) }, of: .screen) {
      GeneratedNames.appendCaseName(ofType: $0, to: &$1)
    }
  }

  private mutating func visit(
    _ names: some Sequence<(text: Text, range: SourceRange)>, of kind: NameKind,
    convert: (ArraySlice<UInt8>, inout [UInt8]) -> Void
  ) {
    // All Swift names one after the other, so that a hundred thousand need no string each.
    var converted: [UInt8] = []
    var places: [(text: Text, range: SourceRange, swift: Text)] = []
    for (text, range) in names {
      let start = converted.count
      convert(draft.texts[text], &converted)
      places.append((text, range, Text(start..<converted.count)))
    }
    let texts = TextStorage(converted)
    var table = NameTable(texts)
    var first: [Int] = []
    for (index, place) in places.enumerated() {
      guard let earlier = table.insert(place.swift) else {
        first.append(index)
        checkAlone(place.text, swift: texts[place.swift], of: kind, at: place.range)
        continue
      }
      let other = places[first[earlier]]
      if draft.texts.equal(other.text, place.text) { continue }
      diagnostics.append(
        NameCollision.diagnostic(
          draft.string(place.text), draft.string(other.text), swift: texts.string(place.swift),
          of: kind, at: place.range, first: other.range))
    }
  }

  private mutating func checkAlone(
    _ text: Text, swift: ArraySlice<UInt8>, of kind: NameKind, at range: SourceRange
  ) {
    // No such name is longer; most names need not become strings.
    guard swift.count <= 8 else { return }
    let name = String(decoding: swift, as: UTF8.self)
    if GeneratedNames.isUnusableCase(name) {
      diagnostics.append(
        UnusableName.diagnostic(draft.string(text), swift: name, of: kind, at: range))
    } else if name == "none" || name == "some" {
      diagnostics.append(OptionalCaseName.diagnostic(name, of: kind, at: range))
    }
  }
}
