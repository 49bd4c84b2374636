import Diagnostics
import Messages

/// A condition on the section in which the header row stands.
enum ConditionalHeader: DraftRule {
  static let id: RuleID = "conditional-header-section"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard draft.header?.isRow == true, let first = names.sections.first,
      let definition = first.definition, let term = draft.sections[definition].when.first
    else { return [] }
    return [
      Diagnostic(
        Self.self, at: term.condition.range,
        Message(
          en: "the first section holds the header row and cannot have a `when:`",
          ja: "先頭のセクションにはヘッダーの行があるため、`when:` は書けません"),
        help: Message(
          en: "delete the `when:`, or put another section first",
          ja: "`when:` を削除するか、別のセクションを先頭にしてください"))
    ]
  }
}
