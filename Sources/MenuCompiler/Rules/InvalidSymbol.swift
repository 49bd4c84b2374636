import Diagnostics
import Messages
import Spelling

/// A C name that C does not allow.
enum InvalidSymbol: Rule {
  static let id: RuleID = "invalid-symbol"
  static let explanation = Explanation(
    summary: Message(
      en: "The `symbol:` is not a name that C code can use.",
      ja: "`symbol:` に、C のコードで使えない名前が書かれています。"),
    reason: Message(
      en: """
        The name goes into the generated C header as it is, and the app would not compile with it.
        """,
      ja: "この名前はそのまま C のヘッダーに書き出されるため、アプリをビルドできなくなります。"),
    remedy: Message(
      en: """
        Use letters, digits and `_`, and start with a letter: `FAVORITE_ROW`. Words of the C \
        language itself, such as `while`, cannot be used.
        """,
      ja: """
        `FAVORITE_ROW` のように、半角の英字で始め、英数字と `_` だけで書いてください。\
        `while` など、C の予約語は使えません。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          symbol: FAVORITE-ROW
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          symbol: FAVORITE_ROW
      """)

  static func diagnostic(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(name)) cannot be the name of a C constant",
        ja: "\(VisibleText.quoted(name)) は C の定数名に使えません"),
      help: Message(
        en: "it is made of letters, digits and `_`, starts with no digit, and is no keyword",
        ja: "英数字と `_` で書き、数字から始めません。予約語も使えません"))
  }
}
