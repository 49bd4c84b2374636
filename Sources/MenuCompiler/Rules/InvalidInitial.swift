import Diagnostics
import MenuModel
import Messages
import Spelling

/// An `initial:` that is no shown row, or one that opens nothing.
enum InvalidInitial: DraftRule {
  static let id: RuleID = "invalid-initial"
  static let explanation = Explanation(
    summary: Message(
      en: """
        The row in `initial:` cannot be selected when the app starts: it does not exist, is \
        hidden or opens no page.
        """,
      ja: """
        `initial:` に書かれた行は、起動時に選択できません。行が存在しないか、非表示か、\
        開くページがありません。
        """),
    reason: Message(
      en: "The app opens this row first, so it must be a row that is shown and leads to a page.",
      ja: """
        アプリは最初にこの行のページを開くので、表示されていて、\
        開くページのある行でなければなりません。
        """),
    remedy: Message(
      en: """
        Name a row that stands in the menu and whose `destination:` is a screen, a storyboard or \
        a URL.
        """,
      ja: """
        メニューに表示していて、\
        `destination:` が画面・ストーリーボード・URL のどれかになっている行を書いてください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, destination: { screen: Favorites } }
        log_out: { title: ログアウト, icon: logout, destination: { action: log_out } }
      initial: log_out
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite, destination: { screen: Favorites } }
        log_out: { title: ログアウト, icon: logout, destination: { action: log_out } }
      initial: favorite
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let initial = draft.initial, draft.hasRows else { return [] }
    let name = draft.string(initial.value)
    guard let row = draft.rowNames.index(of: initial.value) else {
      if let meant = RowTitles(draft).row(named: name) {
        return [title(name, of: draft.string(draft.rows[meant].id.text), at: initial.range)]
      }
      var speller = Speller()
      let nearest = speller.nearest(to: name, among: draft.rowNames.strings)
      return [
        Diagnostic(
          Self.self, at: initial.range,
          Message(
            en: "there is no row \(VisibleText.quoted(name)) to select at start",
            ja: "`initial:` の \(VisibleText.quoted(name)) という行はありません"),
          help: nearest.map { .didYouMean($0) }
        ).fixed(nearest: nearest, to: name)
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

  private static func title(_ title: String, of id: String, at range: SourceRange) -> Diagnostic {
    let title = VisibleText.quoted(title)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(title) is the title of a row; `initial:` takes its id",
        ja: "\(title) は行のタイトルです。`initial:` には行の id を書きます"),
      help: .write(id)
    ).fixed(.safe, with: id)
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
