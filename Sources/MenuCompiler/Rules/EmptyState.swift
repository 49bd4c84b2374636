import Diagnostics
import Messages

/// A state of the conditions in which nothing of the menu is shown.
enum EmptyState: DraftRule {
  static let id: RuleID = "empty-state"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard draft.header?.isRow != true, names.areListsComplete,
      draft.conditions.count <= TooManyConditions.limit
    else { return [] }
    var search = EmptyStateSearch()
    var place: SourceRange?
    for section in names.sections {
      let terms = section.definition.map { draft.sections[$0].when } ?? []
      // A section that the app fills at run time counts as shown.
      let rows =
        section.items.isEmpty
        ? [[]]
        : section.items.map { item in
          item.row.map { draft.rows[$0].when } ?? []
        }
      for row in rows {
        guard let requirement = requirement(terms + row, of: draft) else { return [] }
        place = place ?? (terms + row).first?.condition.range
        search.add(requirement)
      }
    }
    guard let place, let state = search.emptyState() else { return [] }
    return [diagnostic(state, of: draft, at: place)]
  }

  /// What a row needs to be shown, as bits; `nil` where a condition is unknown.
  private static func requirement(
    _ terms: [TermDraft], of draft: MenuDraft
  ) -> EmptyStateSearch.Requirement? {
    var result = EmptyStateSearch.Requirement()
    for term in terms {
      guard let index = draft.conditionNames.index(of: term.condition.value) else { return nil }
      if term.holds { result.yes |= 1 << index } else { result.no |= 1 << index }
    }
    return result
  }

  private static func diagnostic(
    _ state: EmptyStateSearch.Requirement, of draft: MenuDraft, at place: SourceRange
  ) -> Diagnostic {
    let answers = draft.conditions.indices.compactMap { index -> String? in
      let name = draft.string(draft.conditions[index].text)
      if state.yes & 1 << index != 0 { return "`\(name): true`" }
      return state.no & 1 << index != 0 ? "`\(name): false`" : nil
    }
    return Diagnostic(
      id, at: place,
      Message(
        en: "with \(answers.joined(separator: ", ")) the menu is empty",
        ja: "\(answers.joined(separator: "、")) のとき、メニューに何も表示されません"),
      help: Message(
        en: "keep at least one row without a `when:` that excludes this",
        ja: "この状態でも表示される行を 1 つは残してください"))
  }
}

/// Looks for a state in which no requirement is met.
///
/// In general that takes exponential time, so the search is bounded; past the bound it finds
/// nothing, which allows a menu that it should not, and never the other way round.
struct EmptyStateSearch {
  /// Conditions that must hold and that must not, as bits.
  struct Requirement: Hashable {
    var yes: UInt32 = 0
    var no: UInt32 = 0
  }

  private var requirements: Set<Requirement> = []
  private var steps = 100_000

  /// Adds what one row needs to be shown.
  mutating func add(_ requirement: Requirement) {
    // Such a row is never shown.
    if requirement.yes & requirement.no != 0 { return }
    requirements.insert(requirement)
  }

  /// A state in which nothing is shown; `nil` where there is none.
  ///
  /// What it leaves open may be either way.
  mutating func emptyState() -> Requirement? {
    // In an order that does not change from run to run.
    let all = requirements.sorted { ($0.yes, $0.no) < ($1.yes, $1.no) }
    if all.first == Requirement() { return nil }
    return search(all[...], Requirement())
  }

  private mutating func search(
    _ open: ArraySlice<Requirement>, _ state: Requirement
  ) -> Requirement? {
    steps -= 1
    guard steps > 0 else { return nil }
    let open = open.drop { $0.yes & state.no != 0 || $0.no & state.yes != 0 }
    guard let next = open.first else { return state }
    // One of its conditions must be otherwise.
    for bit in 0..<UInt32(UInt32.bitWidth) {
      let mask: UInt32 = 1 << bit
      var changed = state
      if next.yes & mask != 0, state.yes & mask == 0 {
        changed.no |= mask
      } else if next.no & mask != 0, state.no & mask == 0 {
        changed.yes |= mask
      } else {
        continue
      }
      if let found = search(open.dropFirst(), changed) { return found }
    }
    return nil
  }
}
