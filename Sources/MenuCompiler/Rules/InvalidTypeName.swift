import Diagnostics
import MenuModel
import Messages
import Spelling

/// A name of a menu or screen that is not `UpperCamelCase`.
enum InvalidTypeName: Rule {
  static let id: RuleID = "invalid-type-name"
  static let explanation = Explanation(
    summary: Message(
      en: "The name of the menu or of a screen is not written like `HotelMenu`.",
      ja: "メニューまたは画面の名前が、`HotelMenu` のような形になっていません。"),
    reason: Message(
      en: """
        The name becomes a name in the app's code, where words are joined and each starts with a \
        capital letter.
        """,
      ja: """
        この名前はアプリのコードの中で使われます。コードでは、\
        単語の頭を大文字にしてつなげて書きます。
        """),
    remedy: Message(
      en: """
        Start with a capital letter, and use only letters and digits, at most 64, without spaces, \
        `_` or `-`.
        """,
      ja: """
        半角の大文字で始め、英数字だけで 64 文字までにしてください。空白、`_`、`-` は使えません。
        """),
    wrong: """
      menu: hotel_menu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """,
    right: """
      menu: HotelMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
        favorite: { title: お気に入り, icon: favorite }
      """)

  static func diagnostic(
    _ name: String, of kind: NameKind, at range: SourceRange
  ) -> Diagnostic {
    let kind = kind.message
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(name)) cannot be the name of a \(kind.english)",
        ja: "\(VisibleText.quoted(name)) は\(kind.japanese)の名前に使えません"),
      help: suggestion(for: name).map { .write($0) }
        ?? Message(
          en: "it is made of A-Z, a-z and 0-9, starts with a capital and has at most 64 letters",
          ja: "使えるのは A-Z、a-z、0-9 で、大文字から始めます（64 文字まで）")
    ).fixed(.unsafe, with: suggestion(for: name))
  }

  /// The name in the right shape, `nil` where it would be a guess.
  static func suggestion(for name: String) -> String? {
    let words = name.split { "_- ".contains($0) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let texts = TextStorage(Array(joined.utf8))
    let isValid = TypeName(Text(0..<texts.bytes.count), in: texts) != nil
    return isValid && joined != name ? joined : nil
  }
}
