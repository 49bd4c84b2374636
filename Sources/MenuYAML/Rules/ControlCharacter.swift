import Diagnostics
import Messages
import Spelling

/// A control character, at which libyaml stops.
enum ControlCharacter: Rule {
  static let id: RuleID = "control-character"

  static let explanation = Explanation(
    summary: Message(
      en: "The file holds an invisible character that belongs to no text, such as a backspace.",
      ja: "バックスペースなど、文字ではない見えない制御文字が入っています。"),
    reason: Message(
      en: """
        It mostly comes along when text is copied from another program, and the app could not \
        show it.
        """,
      ja: "ほかのソフトから文字をコピーしたときに紛れ込むことが多く、アプリでは正しく表示できません。"),
    remedy: Message(
      en: """
        Delete the character. If you cannot see it, delete the letters beside it as well and \
        type them again.
        """,
      ja: "この文字を削除してください。見えないときは、前後の文字も一緒に消して入力し直してください。"),
    wrong: """
      menu: SideMenu
      rows:
        booking: { title: 予約\u{8}確認, icon: event_available }
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
        en: "the control character \(scalar.codePointName) cannot stand in a menu file",
        ja: "制御文字 \(scalar.codePointName) は使えません"),
      help: Message(en: "delete it", ja: "この文字を削除してください")
    ).fixed(.safe, with: "")
  }
}
