import Diagnostics
import Messages
import Spelling

/// The first row of a section that can drop out and so moves the rows below it.
enum ShiftingRow: DraftRule {
  static let id: RuleID = "shifting-row"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "A row that is not always shown stands above others: their index depends on it.",
      ja: "条件によって消える行の下に別の行があり、その番号が状態によって変わります。"),
    reason: Message(
      en: """
        The constants hold while all conditions do. Code that compares an index with them is wrong \
        in every other state.
        """,
      ja: "定数はすべての条件が成り立つときの番号です。それ以外の状態では、番号の比較が食い違います。"),
    remedy: Message(
      en: """
        Nothing need be done where the code uses `visible`, or the functions of the C header. Else \
        move the row to the end of its section.
        """,
      ja: """
        `visible`（C ヘッダーでは関数）を使っていれば対応は不要です。そうでなければ、その行をセクションの\
        最後に移してください。
        """),
    wrong: """
      menu: SideMenu
      conditions: [signed_in]
      rows:
        history: { title: 閲覧履歴, icon: history, when: { signed_in: true } }
        favorite: { title: お気に入り, icon: favorite }
      order: [history, favorite]
      """,
    right: """
      menu: SideMenu
      conditions: [signed_in]
      rows:
        history: { title: 閲覧履歴, icon: history, when: { signed_in: true } }
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite, history]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    names.sections.compactMap { section in
      let rows = section.items.compactMap(\.row)
      guard let first = rows.firstIndex(where: { !draft.rows[$0].when.isEmpty }),
        let term = draft.rows[rows[first]].when.first, first + 1 < rows.count
      else { return nil }
      let name = VisibleText.quoted(draft.string(draft.rows[rows[first]].id.text))
      return Diagnostic(
        Self.self, at: term.condition.range,
        Message(
          en: "where row \(name) is not shown, the rows below it move up",
          ja: "\(name) が表示されないとき、下の行の番号が 1 つずつ繰り上がります"))
    }
  }
}
