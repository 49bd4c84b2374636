import Diagnostics
import Messages

/// A reference to a value elsewhere, which is not there: `*name`.
enum Alias: Rule {
  static let id: RuleID = "alias"

  static let explanation = Explanation(
    summary: Message(
      en: "A value starts with `*`, which YAML reads as a reference to a value elsewhere.",
      ja: "値が `*` で始まっているため、別の場所の値を指す書き方（エイリアス）として読まれます。"),
    reason: Message(
      en: """
        A menu file has no such references. Most often a title was meant that starts with an \
        asterisk.
        """,
      ja: "メニューのファイルではエイリアスを使えません。`*` で始まるタイトルを書こうとした場合がほとんどです。"),
    remedy: Message(
      en: "Put the text in quotes: `'*…'`. If another value was meant, write it out here.",
      ja: "文字列なら `'*…'` のように引用符で囲んでください。別の場所と同じ値にしたいときは、その値をここにも書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        sale:
          title: *SALE
          icon: local_offer
      order: [sale]
      """,
    right: """
      menu: SideMenu
      rows:
        sale:
          title: '*SALE'
          icon: local_offer
      order: [sale]
      """)

  static func diagnostic(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "aliases (`*name`) cannot be used in a menu file", ja: "エイリアス（`*名前`）は使えません"),
      help: Message(
        en: "quote a text that starts with `*`", ja: "`*` で始まる文字は '…' で囲んでください")
    ).fixed(.safe, with: singleQuoted("*\(name)"))
  }
}
