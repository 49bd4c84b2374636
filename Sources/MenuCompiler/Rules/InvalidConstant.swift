import Diagnostics
import Messages
import Spelling

/// A value of a C constant that is no integer.
enum InvalidConstant: Rule {
  static let id: RuleID = "invalid-constant"
  static let explanation = Explanation(
    summary: Message(
      en: "The `value:` of a row, section or header is not a whole number that C code can use.",
      ja: "行、セクション、またはヘッダーの `value:` が、C のコードで使える整数になっていません。"),
    reason: Message(
      en: "The number goes into the generated C header as it is, and old code compares with it.",
      ja: """
        この数はそのまま C のヘッダーに書き出され、以前からあるコードがその値と比べて使います。
        """),
    remedy: Message(
      en: "Write a whole number in plain digits, such as `50000`, or delete the key.",
      ja: "`50000` のように半角数字だけの整数で書くか、キーを削除してください。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          value: 0xC350
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
          value: 50000
      """)

  /// The integer that a text writes in decimal digits: one that every C compiler can write as an
  /// `int`.
  static func value(_ text: ArraySlice<UInt8>) -> Int32? {
    guard let value = Int32(String(decoding: text, as: UTF8.self)), value > .min,
      text.first != UInt8(ascii: "+")
    else { return nil }
    return value
  }

  static func diagnostic(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) cannot be the value of a C constant",
        ja: "\(VisibleText.quoted(text)) は C の定数の値に使えません"),
      help: Message(
        en: "write an integer from -2147483647 to 2147483647",
        ja: "-2147483647 から 2147483647 までの整数を書いてください"))
  }
}
