import Diagnostics
import MenuModel
import Messages

/// A row whose condition is the opposite of its section's, so that it is never shown.
enum ContradictingConditions: DraftRule {
  static let id: RuleID = "contradicting-conditions"
  static let severity = Severity.warning

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    names.sections.flatMap { section -> [Diagnostic] in
      guard let definition = section.definition else { return [] }
      let required = draft.sections[definition].when
      guard !required.isEmpty else { return [] }
      return section.items.flatMap { item -> [Diagnostic] in
        guard let row = item.row else { return [] }
        return draft.rows[row].when.compactMap { term in
          contradiction(of: term, to: required, in: draft)
        }
      }
    }
  }

  private static func contradiction(
    of term: TermDraft, to required: [TermDraft], in draft: MenuDraft
  ) -> Diagnostic? {
    let name = draft.string(term.condition.value)
    let opposite = required.first { other in
      draft.texts.equal(other.condition.value, term.condition.value) && other.holds != term.holds
    }
    return opposite.map { opposite in
      Diagnostic(
        Self.self, at: term.condition.range,
        Message(
          en:
            "the row is never shown: its section needs the opposite of \(VisibleText.quoted(name))",
          ja: "セクションの条件と \(VisibleText.quoted(name)) が逆のため、この行は表示されません"),
        notes: [
          .init(
            Message(en: "the section's condition", ja: "セクションの条件はここです"),
            at: opposite.condition.range)
        ])
    }
  }
}
