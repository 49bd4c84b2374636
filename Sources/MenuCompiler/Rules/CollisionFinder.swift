import Diagnostics
import MenuModel

/// Visits the names of each kind and finds those that Swift code could not have.
struct CollisionFinder {
  private(set) var diagnostics: [Diagnostic] = []
  private let draft: MenuDraft

  init(_ draft: MenuDraft) { self.draft = draft }

  mutating func visit(_ names: [Located<Text>], of kind: NameKind) {
    let names = suspects(names, of: kind)
    if names.isEmpty { return }
    // All Swift names one after the other, so that a hundred thousand need no string each.
    var converted: [UInt8] = []
    var swiftNames: [Text] = []
    for name in names {
      let start = converted.count
      append(draft.texts[name.value], of: kind, to: &converted)
      swiftNames.append(Text(start..<converted.count))
    }
    let texts = TextStorage(converted)
    var table = NameTable(texts)
    var first: [Int] = []
    for index in names.indices {
      let (name, swift) = (names[index], swiftNames[index])
      guard let earlier = table.insert(swift) else {
        first.append(index)
        checkAlone(name.value, swift: texts[swift], of: kind, at: name.range)
        continue
      }
      let other = names[first[earlier]]
      if draft.texts.equal(other.value, name.value) { continue }
      diagnostics.append(
        NameCollision.diagnostic(
          draft.string(name.value), draft.string(other.value), swift: texts.string(swift),
          of: kind, at: name.range, first: other.range))
    }
  }

  /// The names that need a closer look: all where one could meet another, else the short ones.
  private func suspects(_ names: [Located<Text>], of kind: NameKind) -> [Located<Text>] {
    let mayMeet = names.contains { name in
      let bytes = draft.texts[name.value]
      return kind == .screen
        ? GeneratedNames.isAmbiguous(type: bytes) : GeneratedNames.isAmbiguous(bytes)
    }
    // An underscore more than a Swift name has.
    return mayMeet
      ? names : names.filter { draft.texts[$0.value].count <= Self.longestReserved + 1 }
  }

  private func append(_ name: ArraySlice<UInt8>, of kind: NameKind, to result: inout [UInt8]) {
    if kind == .screen {
      GeneratedNames.appendCaseName(ofType: name, to: &result)
    } else {
      GeneratedNames.appendLowerCamelCase(name, to: &result)
    }
  }

  /// The length of the longest name that Swift keeps for itself, `allCases`.
  private static let longestReserved = 8

  private mutating func checkAlone(
    _ text: Text, swift: ArraySlice<UInt8>, of kind: NameKind, at range: SourceRange
  ) {
    // Most names need not become strings.
    guard swift.count <= Self.longestReserved else { return }
    let name = String(decoding: swift, as: UTF8.self)
    if GeneratedNames.isUnusableCase(name) {
      diagnostics.append(
        UnusableName.diagnostic(draft.string(text), swift: name, of: kind, at: range))
    } else if name == "none" || name == "some" {
      diagnostics.append(OptionalCaseName.diagnostic(name, of: kind, at: range))
    }
  }
}
