import Diagnostics
import Messages

/// The type of a value: `!name`.
enum Tag: Rule {
  static let id: RuleID = "tag"

  static let explanation = Explanation(
    summary: Message(
      en: "A value starts with `!`, which YAML reads as the type of the value.",
      ja: "値が `!` で始まっているため、値の種類を表す書き方（タグ）として読まれます。"),
    reason: Message(
      en: """
        A menu file has no such types, and the word after the `!` would be missing from the \
        title.
        """,
      ja: "メニューのファイルではタグを使えません。このままでは、`!` に続く言葉がタイトルから抜けてしまいます。"),
    remedy: Message(
      en: "Put the whole text in quotes: `'!…'`. If the `!` is not part of the text, delete it.",
      ja: "文字列全体を `'!…'` のように引用符で囲んでください。`!` が不要なら削除してください。"),
    wrong: """
      menu: SideMenu
      rows:
        sale:
          title: !NEW 今週のセール
          icon: local_offer
      order: [sale]
      """,
    right: """
      menu: SideMenu
      rows:
        sale:
          title: '!NEW 今週のセール'
          icon: local_offer
      order: [sale]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(en: "tags (`!name`) cannot be used in a menu file", ja: "タグ（`!名前`）は使えません"),
      help: Message(
        en: "delete the tag; quote a text that starts with `!`",
        ja: "タグを削除してください。`!` で始まる文字は '…' で囲みます"))
  }
}
