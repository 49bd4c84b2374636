import Diagnostics
import Messages

/// A count that the source keeps by hand, and that is not right.
enum WrongCount: Rule {
  static let id: RuleID = "wrong-count"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "The source says another number of rows or sections than it has.",
      ja: "元のファイルに書かれた行やセクションの個数が、実際の数と異なります。"),
    reason: Message(
      en: "Either the count is out of date, or rows are missing here.",
      ja: "個数の直し忘れか、取り込めていない行があります。"),
    remedy: Message(
      en: "Compare with the app. In the generated header, counts are derived and always right.",
      ja: "アプリと見比べてください。生成するヘッダーでは、個数は自動的に計算されます。"),
    wrong: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      #define ROW_COUNT 3
      """,
    right: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      #define ROW_COUNT 2
      """, syntax: .c)

  /// What is wrong with a count of the source, `nil` where it is right or counts something else.
  static func find(_ skipped: Candidate.Skipped, in candidate: Candidate) -> Diagnostic? {
    let constant = skipped.constant
    guard skipped.reason.isCount, constant.isExplicit, let number = constant.integer else {
      return nil
    }
    let words = constant.words
    let countsSections = words.contains { ConstantRole.sectionMarks.contains($0) }
    let isCertain =
      countsSections
      ? !words.contains("rows") && candidate.sections.first?.constant != nil
      : candidate.sections.count == 1
    guard isCertain, let first = candidate.sections.first else { return nil }
    let actual = countsSections ? candidate.sections.count : first.rows.count
    // `MAX` may be the last number as well.
    let isLast = number == actual - 1 && words.contains { $0.hasPrefix("max") }
    guard number != actual, !isLast else { return nil }
    return diagnostic(constant, number, actual: actual, countsSections)
  }

  private static func diagnostic(
    _ constant: Constant, _ number: Int, actual: Int, _ countsSections: Bool
  ) -> Diagnostic {
    let name = Message.quoted(constant.name)
    return Diagnostic(
      Self.self, at: constant.place.range,
      Message(
        en: "\(name) is \(number), but there are \(actual) \(countsSections ? "sections" : "rows")",
        ja: "\(name) は \(number) ですが、\(countsSections ? "セクション" : "行")は \(actual) 個あります"))
  }
}
