import Diagnostics
import Messages

/// Two entries in brackets with no comma between them.
enum MissingComma: Rule {
  static let id: RuleID = "missing-comma"

  static let explanation = Explanation(
    summary: Message(
      en: "In brackets, two entries have no comma between them.",
      ja: "括弧の中の 2 つの項目の間に、カンマがありません。"),
    reason: Message(
      en: "Without the comma the second entry is read as the rest of the first one.",
      ja: "カンマがないと、2 つ目の項目が 1 つ目の続きとして読まれてしまいます。"),
    remedy: Message(
      en: "Write a comma and a space between the two entries.",
      ja: "2 つの項目の間に、半角の `,` と半角スペースを入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン icon: local_offer }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard problem.complaint == .noBrace || problem.complaint == .noBracket,
      let culprit = problem.culprit, let before = problem.before
    else { return nil }
    if culprit.kind == .colon {
      // The text may hold a colon, too: `{ title: Notice for: you }`.
      return lastWord(of: before, problem).map { word in
        let text = problem.bytes[before.start..<word.lowerBound]
        let end = word.lowerBound - text.reversed().prefix { $0 <= 0x20 }.count
        return diagnostic(at: word, problem).fixed(.unsafe, [comma(at: end)])
      }
    }
    guard startsEntry(culprit, after: before, problem) else { return nil }
    return diagnostic(at: problem.firstLine(of: culprit), problem)
      .fixed(.safe, [comma(at: before.end)])
  }

  private static func comma(at offset: Int) -> TextEdit {
    TextEdit(SourceRange(at: offset), with: ",")
  }

  private static func diagnostic(at range: SourceRange, _ problem: SyntaxProblem) -> Diagnostic {
    let entry = shown(problem.file[range])
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "there is no comma before \(entry)", ja: "\(entry) の前にカンマがありません"),
      help: Message(
        en: "write `, ` between the two entries", ja: "2 つの項目の間に `, ` を書いてください"))
  }

  private static func startsEntry(
    _ next: Token, after before: Token, _ problem: SyntaxProblem
  ) -> Bool {
    if before.kind == .closer { return next.kind != .closer }
    guard before.isQuoted, next.isText || next.kind == .opener, next.start > before.end else {
      return false
    }
    // In a mapping, a word without a colon is the rest of the quoted text.
    let following = problem.readCount + 1
    let isKey = following < problem.tokens.count && problem.tokens[following].kind == .colon
    return isKey || problem.complaint == .noBracket
  }

  /// The last word of a text before a colon, where it looks like a key: `{ title: a icon: b }`.
  private static func lastWord(of text: Token, _ problem: SyntaxProblem) -> SourceRange? {
    guard text.kind == .plain else { return nil }
    let word = problem.bytes[text.range.offsets].reversed().prefix { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }
    let start = text.end - word.count
    guard !word.isEmpty, start > text.start, problem.bytes[start - 1] <= 0x20 else { return nil }
    return SourceRange(start..<text.end)
  }
}
