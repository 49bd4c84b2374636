import Diagnostics
import Messages

/// `sections:` where `order:` has none.
enum SectionsWithoutOrder: DraftRule {
  static let id: RuleID = "sections-without-order"
  static let explanation = Explanation(
    summary: Message(
      en: "The menu has `sections:`, but `order:` does not say which rows each of them holds.",
      ja: "`sections:` があるのに、`order:` にセクションごとの行が書かれていません。"),
    reason: Message(
      en: "Nobody could tell where a section begins and ends.",
      ja: "このままでは、どの行がどのセクションに入るのか分かりません。"),
    remedy: Message(
      en: "Under `order:`, write the id of each section and the list of its rows.",
      ja: "`order:` の下に、セクションの id と、そこに入る行のリストを書いてください。"),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      sections:
        mine: { title: マイページ }
      order: [booking, favorite]
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      sections:
        mine: { title: マイページ }
      order:
        mine: [booking, favorite]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard let key = draft.sectionsKey else { return [] }
    switch draft.order {
    case .broken, .sections: return []
    case .absent, .list:
      return [
        Diagnostic(
          Self.self, at: key,
          Message(
            en: "`sections:` needs an `order:` that has a list for each section",
            ja: "`sections:` を使うときは、`order:` にセクションごとのリストが必要です"),
          help: Message(
            en: "write `order:` with the ids of the sections as keys",
            ja: "`order:` の下にセクションの id をキーとして書いてください"))
      ]
    }
  }
}
