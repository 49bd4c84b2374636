import Diagnostics
import MenuModel
import Messages
import Spelling

/// A row whose condition is the opposite of its section's, so that it is never shown.
enum ContradictingConditions: DraftRule {
  static let id: RuleID = "contradicting-conditions"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: """
        A row has a condition that is the opposite of its section's condition, so it is never \
        shown.
        """,
      ja: "行の条件がセクションの条件と逆になっているため、その行はどんなときも表示されません。"),
    reason: Message(
      en: """
        A row is shown only while both conditions hold. People would look for it in vain, and no \
        error would ever appear in the app.
        """,
      ja: """
        行が表示されるのは、セクションと行の条件が両方とも成り立つときだけです。\
        アプリではエラーにならないので、行が出ないことに気づきにくくなります。
        """),
    remedy: Message(
      en: "Delete the `when:` of the row, or move the row to a section that suits it.",
      ja: "行の `when:` を削除するか、条件の合うセクションに行を移してください。"),
    wrong: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        coupon: { title: 会員クーポン, icon: local_offer, when: { signed_in: false } }
      sections:
        members: { title: 会員メニュー, when: { signed_in: true } }
      order:
        main: [booking]
        members: [favorite, coupon]
      """,
    right: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
        coupon: { title: 会員クーポン, icon: local_offer }
      sections:
        members: { title: 会員メニュー, when: { signed_in: true } }
      order:
        main: [booking]
        members: [favorite, coupon]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
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
