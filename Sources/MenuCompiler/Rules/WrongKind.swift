import Diagnostics
import MenuYAML
import Messages

/// A list where a text must stand, a text where keys must stand, and so on.
enum WrongKind: Rule {
  static let id: RuleID = "wrong-kind"
  static let explanation = Explanation(
    summary: Message(
      en: "The value has another shape than its key needs, for example a text in place of a list.",
      ja: "リストを書くところに文字列があるなど、値の形がキーに合っていません。"),
    reason: Message(
      en: """
        The words may be right, but without the right signs around them they are read as one text.
        """,
      ja: """
        言葉は合っていても、`[ ]` などの記号がないと、全体が 1 つの文字列として読み取られます。
        """),
    remedy: Message(
      en: """
        Write the shape that the message names: a list is `[a, b]`, keys with values are `{ key: \
        value }`.
        """,
      ja: """
        メッセージに示された形で書いてください。リストは `[a, b]`、\
        キーと値の組は `{ キー: 値 }` と書きます。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order: booking, favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      order: [booking, favorite]
      """)

  static func diagnostic(
    expected: Shape, found: Node.Kind, at range: SourceRange
  ) -> Diagnostic {
    let expected = expected.message
    let found =
      switch found {
      case .scalar: Message(en: "a text", ja: "文字列")
      case .sequence: Message(en: "a list", ja: "リスト")
      case .mapping: Message(en: "keys with values", ja: "「キー: 値」の形")
      }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "this is \(found.english); here stands \(expected.english)",
        ja: "ここには\(expected.japanese)を書きます（いまは\(found.japanese)です）"))
  }

  /// Ids that were written one after the other without brackets.
  static func unbracketed(
    _ words: [String], expected: Shape, at range: SourceRange
  ) -> Diagnostic {
    let list = "[" + words.joined(separator: ", ") + "]"
    var diagnostic = diagnostic(expected: expected, found: .scalar, at: range)
    diagnostic.help = .write(list)
    return diagnostic.fixed(.unsafe, [TextEdit(range, with: list)])
  }

  /// The ids that a text consists of, with commas of any kind or spaces between them, maybe in
  /// full-width brackets; `nil` where it is something else.
  static func words(in text: String) -> [String]? {
    let words = text.split { ",、，　 ［］【】〔〕".contains($0) }.map(String.init)
    let areIDs = words.joined().utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    return words.isEmpty || !areIDs ? nil : words
  }
}
