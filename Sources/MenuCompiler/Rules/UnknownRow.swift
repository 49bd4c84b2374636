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
    if item.isTitle, let id = meant.first { return title(name, of: id, in: list, at: item.range) }
    if let comma = name.first(where: WideComma.isOne), meant.count > 1 {
      return joined(meant, by: comma, item.range, draft)
    }
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

  /// The title of a row where its id is needed.
  private static func title(
    _ title: String, of id: String, in list: String, at range: SourceRange
  ) -> Diagnostic {
    let title = VisibleText.quoted(title)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(title) is the title of a row; a list names rows by their ids",
        ja: "\(title) は行のタイトルです。`\(list):` には行の id を書きます"),
      help: .write(id)
    ).fixed(.safe, with: id)
  }

  /// Several ids with Japanese commas between them.
  private static func joined(
    _ ids: [String], by comma: Character, _ range: SourceRange, _ draft: MenuDraft
  ) -> Diagnostic {
    let name = comma.unicodeScalars.first?.codePointName ?? ""
    let list = ids.joined(separator: ", ")
    let diagnostic = Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(comma)` (\(name)) does not separate ids; only the plain comma `,` does",
        ja: "`\(comma)`（\(name)）では id を区切れません。区切りは半角の `,` です"))
    guard isInBrackets(range, draft) else {
      var result = diagnostic
      result.help = Message(
        en: "write each id on a line of its own, behind `- `",
        ja: "id を 1 つずつ、`- ` の後ろに書いてください")
      return result
    }
    var result = diagnostic.fixed(.safe, with: list)
    let isShort = ids.count <= 20
    result.help =
      isShort
      ? .write(list)
      : Message(en: "write `, ` between them", ja: "`, ` で区切ってください")
    return result
  }

  private static func isInBrackets(_ range: SourceRange, _ draft: MenuDraft) -> Bool {
    let before = draft.texts.bytes[..<range.lowerBound].reversed().first { $0 > 0x20 }
    return before == UInt8(ascii: "[") || before == UInt8(ascii: ",")
  }

  /// What a name that looks right has in it: full-width letters, or what cannot be seen.
  private static func explanation(of name: String) -> Message? {
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x3000:
        return Message(
          en: ": it holds a full-width space (U+3000)", ja: "（全角スペース U+3000 が入っています）")
      case 0xFF03:
        return Message(
          en: ": `＃` (U+FF03) begins no comment, only the plain `#` does",
          ja: "（`＃`（U+FF03）ではコメントになりません。半角の `#` が必要です）")
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
