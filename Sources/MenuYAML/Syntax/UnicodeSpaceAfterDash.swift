import Diagnostics
import Messages

/// The dash of a list item, with a space after it that is not the plain one.
enum UnicodeSpaceAfterDash: Rule {
  static let id: RuleID = "unicode-space-after-dash"

  static let explanation = Explanation(
    summary: Message(
      en: """
        The dash of a list item is followed by another character than the plain space, most \
        often a full-width space.
        """,
      ja: "リストの `-` の後に、半角スペース以外の空白（多くは全角スペース）が入っています。"),
    reason: Message(
      en: """
        The dash starts an item only with a plain space after it; otherwise it is a letter of \
        the text.
        """,
      ja: "`-` は、後に半角スペースがあるときだけ項目の始まりになります。それ以外では、文字の一部として読まれます。"),
    remedy: Message(
      en: "Write one plain space after the dash.",
      ja: "`-` の後を半角スペース 1 つに書き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        -\u{3000}favorite
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        - favorite
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let space = ForeignSpace(in: problem), space.place == .afterDash else { return nil }
    let name = space.name
    return Diagnostic(
      Self.self, at: space.range,
      Message(
        en: "a \(name.english) stands after the dash; it must be a plain space",
        ja: "`-` の後に\(name.japanese)があります。半角スペースにする必要があります"),
      help: Message(
        en: "write `- ` with a plain space", ja: "`-` の後を半角スペース 1 つにしてください")
    ).fixed(.safe, [TextEdit(problem.spaces(at: space.range.lowerBound), with: " ")])
  }
}
