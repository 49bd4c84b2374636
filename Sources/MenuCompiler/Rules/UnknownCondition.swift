import Diagnostics
import Messages

/// A condition in `when:` that `conditions:` does not declare.
enum UnknownCondition: DraftRule {
  static let id: RuleID = "unknown-condition"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    let rows = draft.rows.lazy.flatMap { row in row.when + row.variants.flatMap(\.when) }
    let terms = Array(rows) + draft.sections.flatMap(\.when)
    var speller = Speller()
    return terms.compactMap { term in
      let condition = term.condition
      guard draft.conditionNames.index(of: condition.value) == nil else { return nil }
      let name = draft.string(condition.value)
      let nearest = speller.nearest(to: name, among: draft.conditionNames.strings)
      return Diagnostic(
        id, at: condition.range,
        Message(
          en: "there is no condition \(quoted(name))", ja: "\(quoted(name)) という条件はありません"),
        help: nearest.map { Message(en: "did you mean `\($0)`?", ja: "`\($0)` のことですか？") }
          ?? Message(
            en: "add it to `conditions:`", ja: "`conditions:` に書き足してください"))
    }
  }
}
