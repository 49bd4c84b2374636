import Diagnostics
import MenuModel
import MenuYAML
import Messages
import Spelling

/// An id in `order:` or `hidden:` that no row has.
enum UnknownRow: DraftRule {
  static let id: RuleID = "unknown-row"
  static let explanation = Explanation(
    summary: Message(
      en: "`order:` or `hidden:` names a row that does not exist under `rows:`.",
      ja: "`order:` か `hidden:` に、`rows:` にない行の id が書かれています。"),
    reason: Message(
      en: "menuc cannot place a row that nobody has described.",
      ja: "内容が書かれていない行は、メニューに並べられません。"),
    remedy: Message(
      en: "Copy the id from `rows:`. If the row is new, ask an engineer to add it there.",
      ja: """
        `rows:` から id をコピーしてください。新しい行のときは、\
        `rows:` への追加をエンジニアに相談してください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - booking
        - favorit
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - booking
        - favorite
      """)

  static func check(
    _ draft: MenuDraft, _ names: Resolution, _ options: CompilerOptions
  ) -> [Diagnostic] {
    guard draft.hasRows else { return [] }
    var diagnostics: [Diagnostic] = []
    for section in names.sections {
      for item in section.items where item.row == nil {
        diagnostics.append(diagnostic(item, in: "order", draft))
      }
    }
    for item in names.hidden where item.row == nil {
      diagnostics.append(diagnostic(item, in: "hidden", draft))
    }
    return diagnostics
  }

  private static func diagnostic(
    _ item: Resolution.Item, in list: String, _ draft: MenuDraft
  ) -> Diagnostic {
    let name = draft.string(item.text)
    if let folded = foldedItem(in: item.range, of: draft.texts.bytes) { return folded }
    let meant = item.meant.map { draft.string(draft.rows[$0].id.text) }
    let nearest = meant.isEmpty ? nil : meant.joined(separator: ", ")
    return Diagnostic(
      Self.self, at: item.range,
      Message(
        en: "there is no row \(VisibleText.quoted(name))\(explanation(of: name)?.english ?? "")",
        ja:
          "`\(list):` の \(VisibleText.quoted(name)) という行はありません\(explanation(of: name)?.japanese ?? "")"
      ),
      help: nearest.map { .didYouMean($0) }
        ?? Message(
          en: "add the row under `rows:`, or delete it here",
          ja: "`rows:` に行を追加するか、ここから削除してください")
    ).fixed(nearest: name.contains(" ") ? nil : nearest, to: name)
  }

  /// What a name that looks right has in it: full-width letters, or what cannot be seen.
  private static func explanation(of name: String) -> Message? {
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x3000:
        return Message(
          en: ": it holds a full-width space (U+3000)", ja: "（全角スペース U+3000 が入っています）")
      case 0xFF01...0xFF5E:
        return Message(en: ": it has full-width letters", ja: "（全角文字で書かれています）")
      case 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xAD, 0xA0:
        return Message(
          en: ": it holds the invisible character \(scalar.codePointName)",
          ja: "（見えない文字 \(scalar.codePointName) が入っています）")
      default: continue
      }
    }
    return nil
  }
}
