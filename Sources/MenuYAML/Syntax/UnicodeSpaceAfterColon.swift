import Diagnostics
import Messages

/// The colon of a key, with a space after it that is not the plain one.
enum UnicodeSpaceAfterColon: Rule {
  static let id: RuleID = "unicode-space-after-colon"

  static let explanation = Explanation(
    summary: Message(
      en: """
        The colon of a key is followed by another character than the plain space, most often a \
        full-width space.
        """,
      ja: "キーの `:` の後に、半角スペース以外の空白（多くは全角スペース）が入っています。"),
    reason: Message(
      en: """
        The colon separates the key from its value only with a plain space after it; otherwise \
        the whole line is one text.
        """,
      ja: "`:` は、後に半角スペースがあるときだけキーと値の区切りになります。それ以外では、行全体が 1 つの文字列として読まれます。"),
    remedy: Message(
      en: "Write one plain space after the colon.",
      ja: "`:` の後を半角スペース 1 つに書き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title:\u{3000}クーポン
          icon: local_offer
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
          icon: local_offer
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let space = ForeignSpace(in: problem), space.place == .afterColon else { return nil }
    let name = space.name
    return Diagnostic(
      Self.self, at: space.range,
      Message(
        en: "a \(name.english) stands after the colon; it must be a plain space",
        ja: "`:` の後に\(name.japanese)があります。半角スペースにする必要があります"),
      help: Message(
        en: "write `: ` with a plain space", ja: "`:` の後を半角スペース 1 つにしてください")
    ).fixed(.safe, [TextEdit(problem.spaces(at: space.range.lowerBound), with: " ")])
  }
}
