import Diagnostics
import Messages

/// A comma of Japanese text between the entries of a list or mapping in brackets.
enum FullWidthComma: Rule {
  static let id: RuleID = "fullwidth-comma"

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
        ja: "`, ` と書いてください。カンマを含む文字列は '…' で囲みます"))
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
