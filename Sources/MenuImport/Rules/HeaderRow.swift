import Diagnostics
import Messages

/// A header that the source numbers as the first row.
enum HeaderRow: Rule {
  static let id: RuleID = "header-row"
  static let severity = Severity.note
  static let explanation = Explanation(
    summary: Message(
      en: "The first row of the source was taken for the user-info header.",
      ja: "元のファイルの先頭の行を、ユーザー情報ヘッダーとして取り込みました。"),
    reason: Message(
      en:
        "A header that is a row of the table takes position 0; without it, all rows would move up.",
      ja: "表の行になっているヘッダーは位置 0 を占めます。除くと、すべての行が 1 つずつ上にずれます。"),
    remedy: Message(
      en: "Nothing is to be done if it is a header. Else move it to `rows:` and give it a title.",
      ja: "ヘッダーであれば対応は不要です。普通の行なら `rows:` に移し、タイトルを付けてください。"),
    wrong: """
      #define USER_HEADER_ROW 0
      #define HOME_ROW 1
      """,
    right: """
      #define HOME_ROW 0
      """, syntax: .c)

  /// Whether a row's name says that it is the header of the menu.
  static func isHeader(_ constant: Constant) -> Bool {
    let words = constant.words
    return constant.integer == 0
      && (words.contains("header")
        || zip(words, words.dropFirst()).contains { $0 == ("user", "info") })
  }

  static func diagnostic(_ constant: Constant) -> Diagnostic {
    let name = Message.quoted(constant.name)
    return Diagnostic(
      Self.self, at: constant.place.range,
      Message(
        en: "\(name) is taken for the header: it keeps position 0",
        ja: "\(name) をヘッダーとして取り込みました（位置 0 のままです）"))
  }
}
