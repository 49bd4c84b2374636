import Diagnostics
import Messages

/// A menu with more rows than menuc compiles.
enum TooManyRows: Rule {
  static let id: RuleID = "too-many-rows"
  static let explanation = Explanation(
    summary: Message(
      en: "The menu has more than 100,000 rows.",
      ja: "行数が 100,000 を超えています。"),
    reason: Message(
      en: """
        No menu for people has so many rows; such a file is most likely the work of a program \
        that went wrong.
        """,
      ja: """
        人が使うメニューにこれほど多くの行はありません。多くの場合、\
        ファイルを作ったプログラムに問題があります。
        """),
    remedy: Message(
      en: """
        Check what wrote the file. Rows that come from a server do not belong in it: give them a \
        section with an empty list, which the app fills.
        """,
      ja: """
        ファイルを作ったプログラムを確認してください。サーバーから届く行はここに書かず、\
        空のリストのセクションを用意して、アプリに表示させてください。
        """),
    // It would be a file of megabytes.
    wrong: "",
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order:
        main: [booking, favorite]
        hotels: []
      """)

  /// The most rows of a menu.
  static let limit = 100_000

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the menu has more than \(limit) rows", ja: "行が多すぎます（\(limit) 行まで）"))
  }
}
