import Diagnostics
import Messages
import Spelling

/// A section that is defined and does not stand in `order:`.
enum UnorderedSection: DraftRule {
  static let id: RuleID = "unordered-section"
  static let explanation = Explanation(
    summary: Message(
      en: "A section is described in `sections:` but is not in `order:`.",
      ja: "`sections:` にあるセクションが、`order:` に書かれていません。"),
    reason: Message(
      en: "Without a place in `order:`, the section would never be shown.",
      ja: "`order:` に書かれていないセクションは、メニューに表示されません。"),
    remedy: Message(
      en: """
        Add the section to `order:` with its rows, or with `[]` where the app fills it. Delete it \
        if it is not needed.
        """,
      ja: """
        `order:` にセクションと行のリストを書き足してください（アプリが中身を入れるときは `[]`）。\
        要らないときはセクションを削除してください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      sections:
        nearby: { title: 近くのホテル }
      order:
        main: [booking, favorite]
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      sections:
        nearby: { title: 近くのホテル }
      order:
        main: [booking, favorite]
        nearby: []
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard case .sections(let ordered) = draft.order else { return [] }
    let defined = Set(names.sections.compactMap(\.definition))
    let undefined = ordered.filter { draft.sectionNames.index(of: $0.id.text) == nil }
    var speller = Speller()
    return draft.sections.indices.filter { !defined.contains($0) }.map { index in
      let section = draft.sections[index].id
      let name = draft.string(section.text)
      let nearest = speller.nearest(
        to: name, among: undefined.lazy.map { draft.string($0.id.text) })
      return Diagnostic(
        Self.self, at: section.range,
        Message(
          en: "section \(VisibleText.quoted(name)) does not stand in `order:`",
          ja: "セクション \(VisibleText.quoted(name)) が `order:` にありません"),
        help: nearest.map {
          Message(
            en: "`order:` has \(VisibleText.quoted($0)); did you mean that?",
            ja: "`order:` には \(VisibleText.quoted($0)) があります。これのことですか？")
        }
          ?? Message(
            en: "add `\(name): []` to `order:`, or delete the section",
            ja: "`order:` に `\(name): []` を書き足すか、このセクションを削除してください"))
    }
  }
}
