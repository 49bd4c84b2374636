import Diagnostics
import Messages

/// A line that is indented with a space other than the plain one.
enum UnicodeSpaceIndentation: Rule {
  static let id: RuleID = "unicode-space-indentation"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A line is indented with another character than the plain space, most often a full-width \
        space.
        """,
      ja: "字下げに、半角スペース以外の空白（多くは全角スペース）が使われています。"),
    reason: Message(
      en: "Only plain spaces count as indentation, so the line does not belong where it seems to.",
      ja: "字下げとして数えられるのは半角スペースだけなので、見た目どおりの位置にある行として読まれません。"),
    remedy: Message(
      en: "Write plain spaces instead, as many as the lines beside it have.",
      ja: "前後の行に合わせて、半角スペースに置き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
      \u{3000}- favorite
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
    guard let space = ForeignSpace(in: problem), space.place == .indentation else { return nil }
    let name = space.name
    let indentation = PlainIndentation(
      asSeenIn: problem.line(at: space.range.lowerBound))
    return Diagnostic(
      Self.self, at: space.range,
      Message(
        en: "this line is indented with a \(name.english); only plain spaces can be used",
        ja: "字下げに\(name.japanese)が使われています。使えるのは半角スペースだけです"),
      help: Message(
        en: "write plain spaces instead, as many as the lines beside it have",
        ja: "前後の行に合わせて、半角スペースに置き換えてください")
    ).fixed(indentation.isSure ? .safe : .unsafe, [indentation.edit])
  }
}
