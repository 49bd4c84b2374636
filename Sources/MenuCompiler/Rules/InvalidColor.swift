import Diagnostics
import Messages

/// A colour that is neither a name nor `#RRGGBB`.
enum InvalidColor: Rule {
  static let id: RuleID = "invalid-color"
  static let explanation = Explanation(
    summary: Message(
      en: "The value cannot be read as a colour.",
      ja: "値を色として読み取れません。"),
    reason: Message(
      en: """
        Colours have few names here, and any other colour needs its code. Without quotes, `#` \
        starts a comment, and the code would be skipped.
        """,
      ja: """
        名前で書ける色は少なく、ほかの色はカラーコードで指定します。引用符で囲まないと、\
        `#` から後はコメントとして読み飛ばされます。
        """),
    remedy: Message(
      en: "Write `clear`, `black` or `white`, or a colour code in quotes, such as `'#336699'`.",
      ja: """
        `clear`、`black`、`white` のどれか、\
        または `'#336699'` のように引用符で囲んだカラーコードで書いてください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        scrim: { color: gray, opacity: 0.5 }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      drawer:
        scrim: { color: '#808080', opacity: 0.5 }
      """)

  static func diagnostic(_ text: String, key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a colour",
        ja: "\(VisibleText.quoted(text)) は色として読めません"),
      help: forms(key: key))
  }

  /// For `color: #000000`, where YAML sees a comment and no value.
  static func cutByComment(key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(key):` has no value, since `#` starts a comment",
        ja: "`#` から後はコメントになるため、`\(key):` の値がありません"),
      help: Message(
        en: "put the colour in quotes: `\(key): '#000000'`",
        ja: "色を引用符で囲んでください: `\(key): '#000000'`"))
  }

  private static func forms(key: String) -> Message {
    Message(
      en: "write `clear`, `black`, `white`, `'#RRGGBB'` or `'#RRGGBBAA'`",
      ja: "`clear`、`black`、`white`、`'#RRGGBB'`、`'#RRGGBBAA'` のどれかで書いてください")
  }
}
