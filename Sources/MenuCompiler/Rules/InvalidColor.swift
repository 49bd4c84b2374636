import Diagnostics
import MenuModel
import MenuYAML
import Messages
import Spelling

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
    let meant = suggestion(for: text)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) is not a colour",
        ja: "\(VisibleText.quoted(text)) は色として読めません"),
      help: meant.map { .write($0) }
        ?? Message(
          en: "write `clear`, `black`, `white`, `'#RRGGBB'` or `'#RRGGBBAA'`",
          ja: "`clear`、`black`、`white`、`'#RRGGBB'`、`'#RRGGBBAA'` のどれかで書いてください")
    ).fixed(.safe, with: meant)
  }

  /// For `color: #000000`, where YAML sees a comment and no value.
  static func cutByComment(
    _ key: String, at range: SourceRange, _ comment: SourceRange, in bytes: [UInt8]
  ) -> Diagnostic {
    let color = suggestion(for: String(decoding: bytes[comment.offsets], as: UTF8.self))
    let example = color ?? "'#000000'"
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "`\(key):` has no value, since `#` starts a comment",
        ja: "`#` から後はコメントになるため、`\(key):` の値がありません"),
      help: Message(
        en: "put the colour in quotes: `\(key): \(example)`",
        ja: "色を引用符で囲んでください: `\(key): \(example)`")
    ).fixed(.safe, color.map { [TextEdit(comment, with: $0)] } ?? [])
  }

  /// The colour as it must be written, quotes and all; `nil` where it would be a guess.
  private static func suggestion(for text: String) -> String? {
    let word = HalfWidth.text(text)
    let digits = word.dropFirst()
    // A digit of the short form, which CSS has, stands for two.
    let isShort = word.first == "#" && (3...4).contains(digits.count)
    let color = isShort ? "#" + digits.flatMap { [$0, $0] } : word
    for candidate in [color, color.lowercased()] where Color(Array(candidate.utf8)[...]) != nil {
      return candidate.hasPrefix("#") ? singleQuoted(candidate) : candidate
    }
    return nil
  }
}
