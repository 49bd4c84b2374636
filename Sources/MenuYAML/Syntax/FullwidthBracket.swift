import Diagnostics
import Messages
import Spelling

/// A bracket of Japanese text where the plain one is needed.
enum FullwidthBracket: Rule {
  static let id: RuleID = "fullwidth-bracket"

  static let explanation = Explanation(
    summary: Message(
      en: "A list or group begins or ends with a full-width bracket such as `］` or `｛`.",
      ja: "リストやまとまりの始まりや終わりに、`］` や `｛` などの全角の括弧が使われています。"),
    reason: Message(
      en: """
        A full-width bracket is a letter like any other, so the list or group does not begin or \
        end there.
        """,
      ja: "全角の括弧は普通の文字として読まれるため、リストやまとまりがそこで始まったり終わったりしません。"),
    remedy: Message(
      en: "Write the plain bracket `[`, `]`, `{` or `}`.",
      ja: "半角の `[`、`]`、`{`、`}` に書き換えてください。"),
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
    guard let last = problem.before else { return nil }
    if problem.culprit?.kind == .colon, let opening = opening(last, problem) { return opening }
    guard let opener = problem.openBrackets.last else { return nil }
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

  /// A group that begins with a full-width bracket, so that its first colon is one too many.
  private static func opening(_ text: Token, _ problem: SyntaxProblem) -> Diagnostic? {
    guard text.kind == .plain, problem.bytes[text.start...].starts(with: "｛".utf8) else {
      return nil
    }
    let end = problem.line(at: text.start).offsets.upperBound
    let closing = ScalarOffsets(of: problem.file, in: text.start..<end).first { $0.scalar == "｝" }
    let edits =
      [TextEdit(problem.character(at: text.start), with: "{")]
      + (closing.map { [TextEdit(problem.character(at: $0.offset), with: "}")] } ?? [])
    return Diagnostic(
      Self.self, at: problem.character(at: text.start),
      Message(
        en: "`｛` (U+FF5B) does not begin a group; `{` does",
        ja: "`｛`（U+FF5B）ではまとまりを始められません。半角の `{` が必要です"),
      help: Message(
        en: "write `{` and `}` instead", ja: "半角の `{` と `}` に書き換えてください")
    ).fixed(.unsafe, edits)
  }
}
