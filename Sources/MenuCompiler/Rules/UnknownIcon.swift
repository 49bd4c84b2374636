import Diagnostics
import Messages
import Spelling

/// A Material icon that is not in the font.
enum UnknownIcon: Rule {
  static let id: RuleID = "unknown-icon"
  static let explanation = Explanation(
    summary: Message(
      en: "The Material font has no icon of this name.",
      ja: "この名前のアイコンは Material のフォントにありません。"),
    reason: Message(
      en: "The app would show an empty space in place of the icon.",
      ja: "このままでは、アイコンの場所に何も表示されません。"),
    remedy: Message(
      en: """
        Look up the name on Google Fonts (Material Icons), and write it in small letters with \
        `_`. An image of the app is written `{ asset: … }`.
        """,
      ja: """
        Google Fonts の Material Icons で名前を調べ、小文字と `_` で書いてください。\
        アプリの画像を使うときは `{ asset: … }` と書きます。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: heart }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no Material icon \(VisibleText.quoted(name))",
        ja: "\(VisibleText.quoted(name)) という Material アイコンはありません"),
      help: nearest.map { .didYouMean($0) }
        ?? Message(
          en: "an image of the app is `{ asset: … }`, an SF Symbol `{ sf: … }`",
          ja: "アプリの画像は `{ asset: … }`、SF Symbols は `{ sf: … }` と書きます")
    ).fixed(nearest: nearest, to: name)
  }
}
