import Diagnostics
import Messages

/// Rows that the source lists in another order than that of their numbers.
enum UnsortedIndex: Rule {
  static let id: RuleID = "unsorted-index"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "The source lists the rows in another order than that of their numbers.",
      ja: "元のファイルの並び順が、行の番号の順と異なります。"),
    reason: Message(
      en: "The app shows the rows by their numbers, and so does the menu.",
      ja: "アプリは番号の順に行を表示するため、メニューも番号の順に並べます。"),
    remedy: Message(
      en: "Nothing is to be done, unless the order of the source was meant.",
      ja: "対応は不要です。元の並び順にしたいときは、`order:` を並べ替えてください。"),
    wrong: """
      #define HELP_ROW 1
      #define HOME_ROW 0
      """,
    right: """
      #define HOME_ROW 0
      #define HELP_ROW 1
      """, syntax: .c)

  /// Reports where constants, sorted by value, do not stand in the order of the source.
  static func report(_ constants: [Constant], to reports: inout Reports) {
    let moved = zip(constants, constants.dropFirst()).first { first, second in
      second.place.precedes(first.place) && first.integer != second.integer
    }
    guard let (first, second) = moved else { return }
    reports.add(
      Diagnostic(
        Self.self, at: second.place.range,
        Message(
          en: "\(Message.quoted(second.name)) stands above \(Message.quoted(first.name)), "
            + "but comes after it",
          ja: "\(Message.quoted(second.name)) は \(Message.quoted(first.name)) より上に書かれていますが、番号は後です"),
        help: Message(
          en: "the menu is in the order of the numbers", ja: "メニューは番号の順に並べました")),
      in: second.place.file)
  }
}
