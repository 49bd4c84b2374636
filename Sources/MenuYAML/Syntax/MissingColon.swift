import Diagnostics
import Messages
import Spelling

/// A line among keys that has no colon.
enum MissingColon: Rule {
  static let id: RuleID = "missing-colon"

  static let explanation = Explanation(
    summary: Message(
      en: "Among the keys there is a line without a colon.",
      ja: "キーが並ぶ場所に、`:` のない行があります。"),
    reason: Message(
      en: "Without the colon nobody can tell where the key ends and the value begins.",
      ja: "`:` がないと、どこまでがキーで、どこからが値なのか判断できません。"),
    remedy: Message(
      en: """
        Write the key, a colon, a space and the value. If it is the rest of a text, put it on \
        the line above.
        """,
      ja: "`キー: 値` の形で書いてください。文字列の続きなら、上の行につなげてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title クーポン
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
    guard let key = key(problem), key.isText else { return nil }
    let range = problem.firstLine(of: key)
    let text = problem.file[range]
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no colon on this line, so that \(shown(text)) is no key",
        ja: "この行に `:` がないため、\(shown(text)) をキーとして読み取れません"),
      help: suggestion(for: text).map { written in
        let shown = VisibleText.spelled(written)
        return .write(shown)
      }
        ?? Message(
          en: "write `key: value`; the rest of a text belongs on the line above",
          ja: "`キー: 値` の形で書いてください。文字列の続きなら、上の行につなげてください")
    ).fixed(.unsafe, with: suggestion(for: text))
  }

  /// The text that libyaml looked for a colon after, or that it read on into the key below.
  private static func key(_ problem: SyntaxProblem) -> Token? {
    if let index = problem.keyIndex { return problem.tokens[index] }
    guard problem.complaint == .unexpectedColon, let before = problem.before,
      problem.startsLine(before), !problem.isOnOneLine(before)
    else { return nil }
    return before
  }

  /// The line with a colon behind its first word, `nil` where that does not look like a key.
  private static func suggestion(for text: String) -> String? {
    guard text.unicodeScalars.count <= QuotedValue.longest, text.first?.isASCII ?? false,
      text.first?.isLetter ?? false
    else { return nil }
    let parts = text.split(separator: " ", maxSplits: 1)
    return parts.count == 2 ? "\(parts[0]): \(parts[1])" : "\(text):"
  }
}
