import Diagnostics
import MenuModel
import Messages
import Spelling

/// A condition in `when:` that `conditions:` does not declare.
enum UnknownCondition: DraftRule {
  static let id: RuleID = "unknown-condition"
  static let explanation = Explanation(
    summary: Message(
      en: "A `when:` names a condition that is not listed in `conditions:`.",
      ja: "`when:` に、`conditions:` にない条件が書かれています。"),
    reason: Message(
      en: """
        The app can only answer the conditions that are listed, so it could not decide whether to \
        show the row.
        """,
      ja: """
        アプリが判断できるのは `conditions:` にある条件だけなので、\
        行を表示するかどうかが決まりません。
        """),
    remedy: Message(
      en: """
        Correct the spelling. If the condition is new, ask an engineer to add it to `conditions:`.
        """,
      ja: """
        つづりを直してください。新しい条件のときは、\
        `conditions:` への追加をエンジニアに相談してください。
        """),
    wrong: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        account:
          title: ログイン
          icon: login
          variants: [{ when: { signed_in: true }, title: ログアウト, icon: logout }]
        coupon: { title: クーポン, icon: local_offer, when: { sign_in: true } }
      """,
    right: """
      menu: HotelMenu
      conditions: [signed_in]
      rows:
        account:
          title: ログイン
          icon: login
          variants: [{ when: { signed_in: true }, title: ログアウト, icon: logout }]
        coupon: { title: クーポン, icon: local_offer, when: { signed_in: true } }
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    var unknown: [Located<Text>] = []
    draft.visitTerms { term in
      if draft.conditionNames.index(of: term.condition.value) == nil {
        unknown.append(term.condition)
      }
    }
    if unknown.isEmpty { return [] }

    var speller = Speller()
    return unknown.map { condition in
      let name = draft.string(condition.value)
      let nearest = speller.nearest(to: name, among: draft.conditionNames.strings)
      return Diagnostic(
        Self.self, at: condition.range,
        Message(
          en: "there is no condition \(VisibleText.quoted(name))",
          ja: "\(VisibleText.quoted(name)) という条件はありません"),
        help: nearest.map { .didYouMean($0) }
          ?? Message(
            en: "add it to `conditions:`", ja: "`conditions:` に書き足してください")
      ).fixed(nearest: nearest, to: name)
    }
  }
}
