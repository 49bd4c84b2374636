import Diagnostics
import MenuYAML
import Messages
import Spelling

/// A key without a value, or a list item without one.
enum MissingValue: Rule {
  static let id: RuleID = "missing-value"
  static let explanation = Explanation(
    summary: Message(
      en: "A key has no value after its colon, or an item of a list is empty.",
      ja: "キーのコロンの後に値がないか、リストの項目が空になっています。"),
    reason: Message(
      en: "It looks as if something was forgotten, and an empty value could mean several things.",
      ja: "書き忘れの可能性があり、空のままではどういう意味なのか決められません。"),
    remedy: Message(
      en: "Write the value, or delete the key or the item. An empty list is written `[]`.",
      ja: "値を書くか、そのキーや項目を削除してください。リストを空にするときは `[]` と書きます。"),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title:
          icon: favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入り
          icon: favorite
      """)

  static func diagnostic(key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(key)) has no value", ja: "\(VisibleText.quoted(key)) の値がありません"),
      help: Message(
        en: "write a value after the colon, or delete the key",
        ja: "コロンの後に値を書くか、キーを削除してください"))
  }

  /// A value that YAML takes for a comment: `title: #1`.
  static func commented(
    key: String, at range: SourceRange, value: SourceRange, comment: SourceRange, in bytes: [UInt8]
  ) -> Diagnostic {
    let lost = String(decoding: bytes[comment.offsets], as: UTF8.self)
    let whole = singleQuoted(lost)
    let (name, shown) = (VisibleText.quoted(key), VisibleText.quoted(lost))
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(name) has no value: \(shown) is a comment, since `#` begins one",
        ja: "`#` から後はコメントになるため、\(name) の値がありません（\(shown)）"),
      help: .write("\(VisibleText.spelled(key)): \(VisibleText.spelled(whole))")
    ).fixed(.unsafe, [TextEdit(value.joined(to: comment), with: " " + whole)])
  }

  static func emptyList(
    key: String, at range: SourceRange, before value: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(key)) has no list", ja: "\(VisibleText.quoted(key)) のリストがありません"),
      help: Message(en: "write `[]` for an empty list", ja: "空にするときは `[]` と書いてください")
    ).fixed(.unsafe, [TextEdit(value, with: " []")])
  }

  static func item(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(en: "this list item is empty", ja: "リストの項目が空です"),
      help: Message(en: "write a row id, or delete the item", ja: "行の id を書くか、この項目を削除してください"))
  }
}
