import Diagnostics
import MenuModel
import Messages

/// An `initial:` that is no shown row, or one that opens nothing.
enum InvalidInitial: DraftRule {
  static let id: RuleID = "invalid-initial"

  static func check(_ draft: MenuDraft, _ names: Resolution) -> [Diagnostic] {
    guard let initial = draft.initial, draft.hasRows else { return [] }
    let name = draft.string(initial.value)
    guard let row = draft.rowNames.index(of: initial.value) else {
      var speller = Speller()
      let nearest = speller.nearest(to: name, among: draft.rowNames.strings)
      return [
        Diagnostic(
          Self.self, at: initial.range,
          Message(
            en: "there is no row \(VisibleText.quoted(name)) to select at start",
            ja: "`initial:` の \(VisibleText.quoted(name)) という行はありません"),
          help: nearest.map { Message(en: "did you mean `\($0)`?", ja: "`\($0)` のことですか？") })
      ]
    }
    guard let problem = problem(of: row, draft, names) else { return [] }
    return [
      Diagnostic(
        Self.self, at: initial.range,
        Message(
          en: "row \(VisibleText.quoted(name)) cannot be selected at start: \(problem.english)",
          ja: "\(VisibleText.quoted(name)) は最初に選択できません（\(problem.japanese)）"),
        help: Message(
          en: "choose a shown row that opens a screen, a storyboard or a URL",
          ja: "画面・ストーリーボード・URL を開く、表示中の行を指定してください"))
    ]
  }

  private static func problem(
    of row: Int, _ draft: MenuDraft, _ names: Resolution
  ) -> Message? {
    if names.hidden.contains(where: { $0.row == row }) {
      return Message(en: "it is hidden", ja: "非表示の行です")
    }
    switch draft.rows[row].destination?.value {
    case .action: return Message(en: "it is an action", ja: "アクションの行です")
    case nil where draft.rows[row].isBroken: return nil
    case nil: return Message(en: "it opens nothing", ja: "何も開かない行です")
    default: return nil
    }
  }
}
