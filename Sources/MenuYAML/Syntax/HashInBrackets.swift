import Diagnostics
import Messages

/// A `#` in brackets that begins a comment, so that the bracket is never closed.
enum HashInBrackets: Rule {
  static let id: RuleID = "hash-in-brackets"

  static let explanation = Explanation(
    summary: Message(
      en: "In brackets, a value without quotes starts with `#`.",
      ja: "括弧の中に、引用符のない `#` で始まる値があります。"),
    reason: Message(
      en: "A space and `#` begin a comment, so the closing bracket behind it is not read.",
      ja: "スペースと `#` から後はコメントになるため、その後ろの閉じ括弧も読まれません。"),
    remedy: Message(
      en: "Put the value in single quotes.",
      ja: "値を '…' で囲んでください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      drawer:
        scrim: { color: #000000, opacity: 0.5 }
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      drawer:
        scrim: { color: '#000000', opacity: 0.5 }
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let opener = problem.openBrackets.last else { return nil }
    let line = problem.line(at: opener.start)
    guard let hash = hash(in: opener.end..<line.offsets.upperBound, problem) else { return nil }
    let rest = problem.bytes[hash..<line.offsets.upperBound].prefix { !",]}".utf8.contains($0) }
    let end = rest.endIndex - rest.reversed().prefix { $0 <= 0x20 }.count
    // A text before it goes on behind it; nobody knows whether that was meant.
    let text = problem.tokens.last { $0.end <= hash }.flatMap { $0.kind == .plain ? $0 : nil }
    let value = SourceRange((text?.start ?? hash)..<end)
    let quoted = singleQuoted(problem.file[value])
    return Diagnostic(
      Self.self, at: SourceRange(hash..<end),
      Message(
        en: "`#` begins a comment here, so that the closing bracket is not read",
        ja: "ここの `#` から後はコメントになり、閉じ括弧が読まれません"),
      help: .write(quoted)
    ).fixed(text == nil ? .safe : .unsafe, [TextEdit(value, with: quoted)])
  }

  /// The first `#` after white space that neither a space nor the end of the line follows, with the
  /// closing bracket somewhere behind it.
  private static func hash(in rest: Range<Int>, _ problem: SyntaxProblem) -> Int? {
    let bytes = problem.bytes
    let start = rest.first { offset in
      bytes[offset] == UInt8(ascii: "#") && bytes[offset - 1] <= 0x20
        && offset + 1 < rest.upperBound
        && bytes[offset + 1] > 0x20
    }
    guard let start else { return nil }
    let isClosed = bytes[start..<rest.upperBound].contains { "]}".utf8.contains($0) }
    // A `#` in quotes is a part of the text.
    let isInText = problem.tokens.contains { $0.start < start && start < $0.end }
    return isClosed && !isInText ? start : nil
  }
}
