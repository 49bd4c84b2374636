import Diagnostics
import Messages
import Spelling

/// A row with an id that once existed and must not come back.
enum RetiredRow: DraftRule {
  static let id: RuleID = "retired-row"
  static let explanation = Explanation(
    summary: Message(
      en: "A row has an id that is listed in `retired:`.",
      ja: "`retired:` に書かれている id が、行に使われています。"),
    reason: Message(
      en: """
        The id belonged to an older row. Saved settings and statistics that still hold it would \
        be taken for the new row.
        """,
      ja: """
        この id は以前の行で使われていました。保存済みの設定や集計に残っている古い記録が、\
        新しい行のものとして扱われてしまいます。
        """),
    remedy: Message(
      en: """
        Give the new row an id that was never used. If the old row itself comes back, ask an \
        engineer to take its id out of `retired:`.
        """,
      ja: """
        新しい行には、まだ使ったことのない id を付けてください。以前の行を復活させたいときは、\
        `retired:` から外してよいかエンジニアに確認してください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        coupon: { title: 夏のクーポン, icon: local_offer }
      retired: [coupon]
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
        summer_coupon: { title: 夏のクーポン, icon: local_offer }
      retired: [coupon]
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    draft.retired.compactMap { retired in
      guard let index = draft.rowNames.index(of: retired.text) else { return nil }
      return Diagnostic(
        Self.self, at: draft.rows[index].id.range,
        Message(
          en:
            "the id \(VisibleText.quoted(draft.string(retired.text))) is retired and cannot be used again",
          ja: "\(VisibleText.quoted(draft.string(retired.text))) は使用を終えた id なので、もう使えません"),
        notes: [.init(Message(en: "it is retired here", ja: "ここで使用を終えています"), at: retired.range)],
        help: Message(en: "choose another id", ja: "別の id にしてください"))
    }
  }
}
