import Diagnostics
import Messages
import Spelling

/// An invisible character that turns the direction of text.
enum DirectionControl: Rule {
  static let id: RuleID = "direction-control"

  static let explanation = Explanation(
    summary: Message(
      en: "The file holds an invisible character that turns the direction in which text is shown.",
      ja: "文字の並ぶ向きを変える、見えない文字が入っています。"),
    reason: Message(
      en: """
        It makes a title or an address look other than it is, and so it is also used to deceive.
        """,
      ja: "タイトルや URL が実際と違って見えてしまいます。見た人をだますために使われることもあります。"),
    remedy: Message(
      en: "Delete the character. Arabic and Hebrew are shown correctly without it.",
      ja: "この文字を削除してください。アラビア語やヘブライ語も、この文字なしで正しく表示されます。"),
    wrong: """
      menu: SideMenu
      rows:
        booking: { title: 予約\u{202E}確認, icon: event_available }
      order: [booking]
      """,
    right: """
      menu: SideMenu
      rows:
        booking: { title: 予約確認, icon: event_available }
      order: [booking]
      """)

  static func diagnostic(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "the invisible character \(scalar.codePointName) changes the direction of the text",
        ja: "文字の向きを変える見えない文字 \(scalar.codePointName) が入っています"),
      help: Message(
        en: "delete it; right-to-left text needs none", ja: "この文字を削除してください（アラビア語などにも不要です）")
    ).fixed(.safe, with: "")
  }
}
