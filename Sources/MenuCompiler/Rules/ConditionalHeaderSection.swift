import Diagnostics
import Messages

/// A condition on the section in which the header row stands.
enum ConditionalHeaderSection: DraftRule {
  static let id: RuleID = "conditional-header-section"
  static let explanation = Explanation(
    summary: Message(
      en: "The header is a row of the first section, and that section has a `when:`.",
      ja: "ヘッダーの行が入る先頭のセクションに、`when:` で条件が付いています。"),
    reason: Message(
      en: """
        The header row is always shown at the very top. If its section could disappear, the \
        header would disappear with it.
        """,
      ja: """
        ヘッダーの行は、いつも一番上に表示されます。セクションに条件を付けると、\
        条件に合わないときにヘッダーまで消えてしまいます。
        """),
    remedy: Message(
      en: "Move the `when:` to the rows of the section, or put a section without a `when:` first.",
      ja: "`when:` をセクションの中の行に移すか、`when:` のないセクションを先頭にしてください。"),
    wrong: """
      menu: HotelMenu
      header: { row: user_info }
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        coupon: { title: クーポン, icon: local_offer }
      sections:
        main: { title: 会員メニュー, when: { signed_in: true } }
      order:
        main: [booking, coupon]
      """,
    right: """
      menu: HotelMenu
      header: { row: user_info }
      conditions: [signed_in]
      rows:
        booking: { title: 予約確認, icon: event_available }
        coupon: { title: クーポン, icon: local_offer, when: { signed_in: true } }
      sections:
        main: { title: 会員メニュー }
      order:
        main: [booking, coupon]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard draft.headerRow != nil, let first = names.sections.first,
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
