import Diagnostics
import Messages

/// A constant among those of a menu that is none of its rows.
enum NotARow: Rule {
  static let id: RuleID = "not-a-row"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "A constant was passed over, since it is not the number of a row.",
      ja: "行の番号ではないと判断した定数を、取り込みませんでした。"),
    reason: Message(
      en: """
        Counts, tags, sizes and texts stand among the rows in many headers, and rows that somebody \
        commented out.
        """,
      ja: """
        ヘッダーには、個数、タグ、寸法、文字列なども行と並んで定義されています。\
        コメントアウトされた行もあります。
        """),
    remedy: Message(
      en: "Nothing is to be done, unless it is a row after all: then add it to the menu.",
      ja: "対応は不要です。実際には行であれば、メニューに書き足してください。"),
    wrong: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      #define ROW_COUNT 2
      """,
    right: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      """, syntax: .c)

  static func diagnostic(_ skipped: Candidate.Skipped) -> Diagnostic {
    let name = Message.quoted(skipped.constant.name)
    let reason = skipped.reason.message
    return Diagnostic(
      Self.self, at: skipped.constant.place.range,
      Message(
        en: "\(name) is not taken for a row: \(reason.english)",
        ja: "\(name) は行として取り込みません（\(reason.japanese)）"),
      help: help(skipped.reason))
  }

  private static func help(_ reason: ConstantRole.Reason) -> Message? {
    guard case .external = reason else { return nil }
    return Message(
      en: "if it is a row, name the file that gives it its value, too",
      ja: "行であれば、値を定義しているファイルも一緒に指定してください")
  }
}
