import Diagnostics
import Messages
import Spelling

/// A comma of Japanese text between the entries of a list or mapping in brackets.
enum FullwidthComma: Rule {
  static let id: RuleID = "fullwidth-comma"

  static let explanation = Explanation(
    summary: Message(
      en: "In brackets, entries are separated by a Japanese comma such as `、` or `，`.",
      ja: "括弧の中の項目が、`、` や `，` で区切られています。"),
    reason: Message(
      en: "Only the plain comma separates entries; a Japanese one may be a part of a title.",
      ja: "項目の区切りになるのは半角の `,` だけです。`、` はタイトルの一部として読まれます。"),
    remedy: Message(
      en: "Write a plain comma and a space.",
      ja: "半角の `,` と半角スペースに書き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン、 icon: local_offer }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard problem.isInFlow, problem.culprit?.kind == .colon,
      let text = problem.before, text.kind == .plain,
      let comma = comma(in: text, of: problem.file)
    else { return nil }
    let mark = problem.file[comma]
    let name = mark.unicodeScalars.first?.codePointName ?? ""
    return Diagnostic(
      Self.self, at: comma,
      Message(
        en: "`\(mark)` (\(name)) does not separate entries; only the plain comma `,` does",
        ja: "`\(mark)`（\(name)）では区切れません。区切りは半角の `,` です"),
      help: Message(
        en: "write `, `; quote a text that holds a comma: `'…'`",
        ja: "`, ` と書いてください。カンマを含む文字列は '…' で囲みます")
    ).fixed(.safe, [problem.plainMark(",", at: comma)])
  }

  /// The last one, which stands before the key that cannot be read.
  private static func comma(in text: Token, of file: SourceFile) -> SourceRange? {
    var last: SourceRange?
    for (offset, scalar) in ScalarOffsets(of: file, in: text.range.offsets)
    where ["、", "，", "､", "﹐", "﹑"].contains(scalar) {
      last = SourceRange(offset..<offset + String(scalar).utf8.count)
    }
    return last
  }
}
