import Diagnostics
import Messages

/// A colon with a space after it in a text without quotes.
enum ColonInText: Rule {
  static let id: RuleID = "colon-in-text"

  static let explanation = Explanation(
    summary: Message(
      en: "A text without quotes holds a colon with a space after it.",
      ja: "引用符のない文字列の中に、「`:` とスペース」が入っています。"),
    reason: Message(
      en: "A colon and a space separate a key from its value, so the text looks like a second key.",
      ja: "「`:` とスペース」はキーと値の区切りなので、文字列の前半が別のキーのように読まれてしまいます。"),
    remedy: Message(
      en: "Put the whole text in single quotes.",
      ja: "文字列全体を '…' で囲んでください。"),
    wrong: """
      menu: SideMenu
      rows:
        notice:
          title: 重要: 年末年始の営業
          icon: campaign
      order: [notice]
      """,
    right: """
      menu: SideMenu
      rows:
        notice:
          title: '重要: 年末年始の営業'
          icon: campaign
      order: [notice]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let colon = problem.culprit, colon.kind == .colon, problem.readCount >= 2,
      let text = problem.before, text.isText,
      let mark = problem.token(before: problem.readCount, by: 2), mark.kind == .colon,
      problem.line(at: mark.start).offsets.contains(colon.start)
    else { return nil }
    if let languages = InlineLanguages(at: text.start, in: problem) {
      return Diagnostic(
        Self.self, at: QuotedValue.range(at: text.start, in: problem),
        Message(
          en: "texts in several languages need braces, or a line each",
          ja: "言語ごとの文字列は、`{ }` で囲むか、1 行に 1 つずつ書く必要があります"),
        help: languages.help
      ).fixed(.safe, [languages.edit])
    }
    let value = QuotedValue(at: text.start, in: problem)
    return Diagnostic(
      Self.self, at: colon.range,
      Message(
        en: "a text without quotes cannot hold a colon and a space",
        ja: "引用符のない文字列の中に「`:` とスペース」は書けません"),
      help: .write(value.text)
    ).fixed(looksLikeKey(colon, in: problem) ? .unsafe : .safe, [value.edit])
  }
  /// Whether the word before a colon could be a key, as in `title: Coupons icon: local_offer`.
  private static func looksLikeKey(_ colon: Token, in problem: SyntaxProblem) -> Bool {
    let word = problem.bytes[..<colon.start].reversed().prefix { $0 > 0x20 }
    return word.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") }
  }
}
