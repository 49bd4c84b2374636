import Diagnostics
import Messages
import Spelling

/// A condition that no `when:` asks about.
enum UnusedCondition: DraftRule {
  static let id: RuleID = "unused-condition"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "A condition is declared, and no `when:` asks about it.",
      ja: "宣言した条件が、どの `when:` でも使われていません。"),
    reason: Message(
      en: "The app answers it for nothing; often a `when:` was deleted or never written.",
      ja: "アプリが無駄に判定することになります。`when:` の消し忘れや書き忘れがよくあります。"),
    remedy: Message(
      en: "Delete it from `conditions:`, or use it.", ja: "`conditions:` から削除するか、使ってください。"),
    wrong: """
      menu: SideMenu
      conditions: [signed_in]
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """,
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    // What could not be read, or is misspelt, may be the use that is missing.
    guard !draft.conditions.isEmpty, !draft.rows.contains(where: \.isBroken),
      !draft.sections.contains(where: \.isBroken)
    else { return [] }
    var isUsed = Array(repeating: false, count: draft.conditions.count)
    var isUnknown = false
    draft.visitTerms { term in
      if let index = draft.conditionNames.index(of: term.condition.value) {
        isUsed[index] = true
      } else {
        isUnknown = true
      }
    }
    if isUnknown { return [] }
    return draft.conditions.indices.filter { index in
      !isUsed[index] && draft.conditions[index].identifier != nil
    }.map { index in
      let condition = draft.conditions[index]
      let name = VisibleText.quoted(draft.string(condition.text))
      return Diagnostic(
        Self.self, at: condition.range,
        Message(en: "no `when:` asks about \(name)", ja: "条件 \(name) はどこでも使われていません"),
        help: Message(en: "delete it, or use it", ja: "削除するか、`when:` で使ってください"))
    }
  }
}
