import Diagnostics
import Messages
import Spelling

/// A backslash in double quotes that begins no sequence that YAML knows.
enum InvalidEscape: Rule {
  static let id: RuleID = "invalid-escape"

  static let explanation = Explanation(
    summary: Message(
      en: "In double quotes there is a backslash sequence that does not exist.",
      ja: "\"…\" の中に、`\\` を使った正しくない書き方があります。"),
    reason: Message(
      en: """
        In double quotes a backslash gives the next letter a special meaning: `\\n` is a line \
        break, for example.
        """,
      ja: "\"…\" の中では、`\\n` が改行になるなど、`\\` の次の文字に特別な意味があります。"),
    remedy: Message(
      en: """
        Put the text in single quotes, where a backslash is just a backslash, or write it twice: \
        `\\\\`.
        """,
      ja: "文字列を '…' で囲むと、`\\` をそのまま書けます。\"…\" のままにするなら、`\\\\` と 2 つ書いてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
          icon: local_offer
          note: "原稿は D:\\campaign にあります"
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon:
          title: クーポン
          icon: local_offer
          note: '原稿は D:\\campaign にあります'
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    switch problem.complaint {
    case .unknownEscape, .noHexDigit, .invalidCodePoint: break
    default: return nil
    }
    let start = backslash(problem)
    // An escape that is none because its quote should have ended lines above.
    if let quote = problem.contextOffset, let index = problem.index(at: quote),
      problem.line(at: quote).offsets.upperBound < start
    {
      return UnclosedQuote.diagnostic(problem.tokens[index], problem)
    }
    if let number = EscapedNumber(at: start, in: problem) { return diagnostic(number) }
    let letter = problem.character(at: min(start + 1, problem.bytes.count))
    let range = SourceRange(start..<max(letter.upperBound, start))
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(shown(problem.file[range])) means nothing in double quotes",
        ja: "\(shown(problem.file[range])) は \"…\" の中では使えない書き方です"),
      help: help(problem)
    ).fixed(.unsafe, [TextEdit(SourceRange(at: start), with: "\\")])
  }

  /// The number of no character: half of one, or past the last.
  private static func diagnostic(_ number: EscapedNumber) -> Diagnostic {
    let text = shown(number.text)
    guard let whole = number.whole else {
      return Diagnostic(
        Self.self, at: number.range,
        number.isHalf
          ? Message(
            en: "\(text) is half of a character (a surrogate), and no text",
            ja: "\(text) は文字の半分（サロゲート）で、単独では文字になりません")
          : Message(en: "\(text) is the number of no character", ja: "\(text) に当たる文字はありません"),
        help: Message(
          en: "write the character itself, or delete this", ja: "文字をそのまま書くか、削除してください"))
    }
    return Diagnostic(
      Self.self, at: number.range,
      Message(
        en: "\(text) writes a character as two halves, which YAML does not join",
        ja: "\(text) は 1 文字を半分ずつ書いたもので、YAML では 1 文字になりません"),
      help: .write(whole)
    ).fixed(.safe, with: whole)
  }

  /// The backslash: libyaml marks it, or the digits after it.
  private static func backslash(_ problem: SyntaxProblem) -> Int {
    let near = max(0, problem.offset - 2)..<min(problem.offset + 1, problem.bytes.count)
    return near.last { problem.bytes[$0] == UInt8(ascii: "\\") } ?? problem.offset
  }

  private static func help(_ problem: SyntaxProblem) -> Message {
    let text = problem.contextOffset.flatMap(problem.index(at:)).map { problem.tokens[$0] }
      .map { problem.file[$0.range].dropFirst().dropLast() }
    guard let text, text.unicodeScalars.count <= QuotedValue.longest else {
      return Message(
        en: "for a backslash write `\\\\`, or use single quotes: `'…'`",
        ja: "`\\` そのものは `\\\\` と書くか、'…' で囲んでください")
    }
    let quoted = VisibleText.spelled(singleQuoted(String(text)))
    return Message(
      en: "for a backslash write `\\\\`, or use single quotes: `\(quoted)`",
      ja: "`\\` そのものは `\\\\` と書くか、`\(quoted)` のように '…' で囲んでください")
  }
}
