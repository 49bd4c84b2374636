import Diagnostics
import Messages
import Spelling

/// A closing bracket of Japanese text where the plain one is needed.
enum FullwidthBracket: Rule {
  static let id: RuleID = "fullwidth-bracket"

  static let explanation = Explanation(
    summary: Message(
      en: "What opens with `[` or `{` is closed with a full-width bracket such as `］`.",
      ja: "半角の `[` や `{` で始めた括弧が、`］` などの全角の括弧で閉じられています。"),
    reason: Message(
      en: """
        A full-width bracket is a letter like any other, so the list or group does not end \
        there.
        """,
      ja: "全角の括弧は普通の文字として読まれるため、リストやまとまりがそこで終わりません。"),
    remedy: Message(
      en: "Write the plain bracket `]` or `}`.",
      ja: "半角の `]` または `}` に書き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite］
      hidden: []
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order: [coupon, favorite]
      hidden: []
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let opener = problem.openBrackets.last, let last = problem.before else { return nil }
    let lookalikes: [Unicode.Scalar] = problem.text(opener) == "[" ? ["］", "】", "〕"] : ["｝"]
    let line = problem.line(at: opener.start)
    let end = min(max(last.end, opener.end), line.offsets.upperBound)
    for (offset, scalar) in ScalarOffsets(of: problem.file, in: opener.end..<end)
    where lookalikes.contains(scalar) {
      let close = UnclosedBracket.closer(of: opener, problem)
      return Diagnostic(
        Self.self, at: problem.character(at: offset),
        Message(
          en: "`\(scalar)` (\(scalar.codePointName)) does not close the bracket; `\(close)` does",
          ja: "`\(scalar)`（\(scalar.codePointName)）では閉じられません。半角の `\(close)` が必要です"),
        notes: [
          .init(Message(en: "the bracket opens here", ja: "括弧はここで始まっています"), at: opener.range)
        ],
        help: Message(
          en: "write `\(close)` instead", ja: "半角の `\(close)` に書き換えてください")
      ).fixed(.unsafe, with: close)
    }
    return nil
  }
}
