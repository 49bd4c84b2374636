import Diagnostics
import Messages

/// A state of the conditions in which nothing of the menu is shown.
enum EmptyState: DraftRule {
  static let id: RuleID = "empty-state"
  static let explanation = Explanation(
    summary: Message(
      en: "The conditions can be such that not a single row of the menu is shown.",
      ja: "条件の組み合わせによっては、メニューに 1 行も表示されなくなります。"),
    reason: Message(
      en: "Somebody who opens the menu then sees a blank screen and cannot go anywhere.",
      ja: "そのときメニューを開いた人には何も表示されず、どこにも進めなくなります。"),
    remedy: Message(
      en: "Keep one row without a `when:`, or add a row for the state that the message names.",
      ja: """
        `when:` のない行を 1 つ残すか、メッセージに書かれた状態で表示される行を足してください。
        """),
    wrong: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        search: { title: ホテル検索, icon: search }
      sections:
        members: { title: 会員メニュー, when: { signed_in: true } }
      order:
        members: [booking, search]
      """,
    right: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        search: { title: ホテル検索, icon: search }
      sections:
        members: { title: 会員メニュー, when: { signed_in: true } }
      order:
        main: [search]
        members: [booking]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard draft.headerRow == nil, names.areListsComplete,
      draft.conditions.count <= TooManyConditions.limit,
      !names.sections.contains(where: { hasUnconditionalRow($0, of: draft) })
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

  /// Whether a section always has a row that is shown.
  private static func hasUnconditionalRow(
    _ section: Resolution.OrderedSection, of draft: MenuDraft
  ) -> Bool {
    let terms = section.definition.map { draft.sections[$0].when } ?? []
    guard terms.isEmpty else { return false }
    return section.items.isEmpty
      || section.items.contains { item in item.row.map { draft.rows[$0].when.isEmpty } ?? true }
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
      Self.self, at: place,
      Message(
        en: "with \(answers.joined(separator: ", ")) the menu is empty",
        ja: "\(answers.joined(separator: "、")) のとき、メニューに何も表示されません"),
      help: Message(
        en: "keep at least one row without a `when:` that excludes this",
        ja: "この状態でも表示される行を 1 つは残してください"))
  }
}
