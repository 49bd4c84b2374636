import Diagnostics
import Messages

/// A value that is marked to be used again: `&name`.
enum Anchor: Rule {
  static let id: RuleID = "anchor"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A value is marked with `&name`, so that it can be used again elsewhere. A menu file has \
        no such marks.
        """,
      ja: "値に `&名前` という印（アンカー）が付いています。メニューのファイルでは使えません。"),
    reason: Message(
      en: "Whoever changes the marked value would change other rows, too, without seeing it.",
      ja: "印の付いた値を直すと、離れた場所にあるほかの行まで、気づかないうちに変わってしまうためです。"),
    remedy: Message(
      en: """
        Delete the mark and write the value wherever it is needed. If it is a text that starts \
        with `&`, put it in quotes: `'&…'`.
        """,
      ja: "印を削除して、同じ値をそれぞれの場所に書いてください。`&` で始まる文字列を書きたいときは、`'&…'` のように引用符で囲みます。"),
    wrong: """
      menu: SideMenu
      rows:
        booking: { title: 予約確認, destination: &list { screen: BookingList } }
        history: { title: 閲覧履歴, destination: *list }
      order: [booking, history]
      """,
    right: """
      menu: SideMenu
      rows:
        booking: { title: 予約確認, destination: { screen: BookingList } }
        history: { title: 閲覧履歴, destination: { screen: BookingList } }
      order: [booking, history]
      """)

  static func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "anchors (`&name`) cannot be used in a menu file",
        ja: "アンカー（`&名前`）は使えません"),
      help: Message(
        en: "write the value where it is needed; quote a text that starts with `&`",
        ja: "値は必要な場所にそのまま書いてください。`&` で始まる文字は '…' で囲みます"))
  }
}
