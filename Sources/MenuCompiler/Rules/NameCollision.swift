import Diagnostics
import MenuModel
import Messages

/// Two names of one kind that become the same in Swift, a name that Swift code cannot use, or one
/// that Swift's optionals have, too.
enum NameCollision: DraftRule {
  static let id: RuleID = "name-collision"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    var finder = CollisionFinder(draft)
    finder.visit(draft.rows.lazy.map(\.id), of: .row)
    finder.visit(draft.conditions, of: .condition)
    if case .sections(let sections) = draft.order {
      finder.visit(sections.lazy.map(\.id), of: .section)
    }
    finder.visit(draft.rows.lazy.compactMap(\.badge), of: .badge)

    let destinations =
      draft.rows.lazy.flatMap { row in [row.destination] + row.variants.map(\.destination) }
      + [draft.header?.destination]
    let named = destinations.compactMap { $0 }
    finder.visit(
      named.lazy.compactMap { destination in
        guard case .action(let action) = destination.value else { return nil }
        return NameDraft(text: action.text, range: destination.range, identifier: action)
      }, of: .action)
    finder.visitScreens(
      named.lazy.compactMap { destination in
        guard case .screen(let screen) = destination.value else { return nil }
        return Located(screen, at: destination.range)
      })
    return finder.diagnostics
  }

  fileprivate static func diagnostic(
    _ name: String, _ other: String, swift: String, of kind: NameKind, at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en:
          "\(kind.english) \(VisibleText.quoted(name)) and \(VisibleText.quoted(other)) both become `.\(swift)` in Swift",
        ja:
          "\(kind.japanese) \(VisibleText.quoted(name)) と \(VisibleText.quoted(other)) は、Swift ではどちらも `.\(swift)` になります"
      ),
      notes: [.init(Message(en: "the other one", ja: "もう一方はここです"), at: first)],
      help: Message(en: "rename one of the two", ja: "どちらかの名前を変えてください"))
  }
}

/// Visits the names of each kind.
private struct CollisionFinder {
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
