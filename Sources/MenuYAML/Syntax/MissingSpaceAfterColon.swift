import Diagnostics
import Messages
import Spelling

/// A key whose colon has no space after it, so that YAML takes all of it for a text.
enum MissingSpaceAfterColon: Rule {
  static let id: RuleID = "missing-space-after-colon"

  static let explanation = Explanation(
    summary: Message(
      en: "There is no space between the colon of a key and its value.",
      ja: "キーの `:` と値の間に、半角スペースがありません。"),
    reason: Message(
      en: """
        A text may hold a colon, as `12:30` does; so without the space key and value are read as \
        one text.
        """,
      ja: "`12:30` のように `:` を含む文字列もあるため、スペースがないと、キーと値が 1 つの文字列として読まれます。"),
    remedy: Message(
      en: "Write one space after the colon.",
      ja: "`:` の後に半角スペースを 1 つ入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title:クーポン
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
    if problem.complaint == .colonBeforeBracket { return inBrackets(problem) }
    for line in problem.suspects where !problem.isInFlow {
      guard let key = KeyWord(of: line), key.mark == ":" else { continue }
      let rest = key.range.upperBound + 1..<line.offsets.upperBound
      let text = String(decoding: problem.bytes[rest.prefix(200)], as: UTF8.self)
      guard let next = text.first, !next.isWhitespace, !text.hasPrefix("//") else { continue }
      return diagnostic(problem.file[key.range], colon: key.range.upperBound)
    }
    return nil
  }

  /// `{ title:{ ja: x } }`; in brackets libyaml says so itself.
  private static func inBrackets(_ problem: SyntaxProblem) -> Diagnostic? {
    guard let index = problem.index(at: problem.contextOffset ?? problem.offset) else { return nil }
    let key = problem.tokens[index]
    let isAtKey = problem.token(before: index).map { [.comma, .opener].contains($0.kind) } ?? true
    guard isAtKey, key.kind == .plain else { return nil }
    return diagnostic(problem.text(key), colon: key.end)
  }

  static func diagnostic(_ key: String, colon: Int) -> Diagnostic {
    let example = key.unicodeScalars.count > QuotedValue.longest ? "" : VisibleText.spelled(key)
    return Diagnostic(
      Self.self, at: SourceRange(colon..<colon + 1),
      Message(
        en: "there is no space after the colon of \(shown(key))",
        ja: "\(shown(key)) の `:` の後にスペースがありません"),
      help: Message(
        en: "write `\(example): ` and then the value",
        ja: "`\(example): ` のように、半角スペースを入れてから値を書いてください")
    ).fixed(.safe, with: ": ")
  }
}
