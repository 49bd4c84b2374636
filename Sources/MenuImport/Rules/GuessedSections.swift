import Diagnostics
import Messages

/// Sections of which the source does not say which rows they have.
enum GuessedSections: Rule {
  static let id: RuleID = "guessed-sections"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "Which rows belong to which section is a guess.",
      ja: "どの行がどのセクションに属するかを推測しました。"),
    reason: Message(
      en: """
        Headers seldom say it. menuc goes by where the constants stand, by words that row and \
        section share, and by numbers that begin again at 0.
        """,
      ja: """
        ヘッダーに書かれていないことが多いため、定数の並び、行とセクションに共通する単語、\
        0 から始まり直す番号をもとに判断しています。
        """),
    remedy: Message(
      en: """
        Compare the sections under `order:` with the app. Where they are two menus, import each with \
        `--only`.
        """,
      ja: "`order:` のセクションをアプリと見比べてください。別々のメニューなら、`--only` で 1 つずつ取り込みます。"),
    wrong: """
      #define HOME_ROW 0
      #define NEWS_ROW 1
      #define TERMS_ROW 0
      #define HELP_ROW 1
      """,
    right: """
      #define MAIN_SECTION 0
      #define HOME_ROW 0
      #define NEWS_ROW 1
      #define OTHERS_SECTION 1
      #define TERMS_ROW 0
      #define HELP_ROW 1
      """, syntax: .c)

  static func report(_ candidate: Candidate, to reports: inout Reports) {
    let message: Message
    var place = candidate.place
    switch candidate.origin {
    case .certain: return
    case .names:
      message = Message(
        en: "the rows were given to sections by words of their names",
        ja: "名前に含まれる単語をもとに、行をセクションに分けました")
    case .restarts:
      place = candidate.sections.dropFirst().first?.rows.first?.place ?? place
      message = Message(
        en: "the numbers begin again here, so a new section was begun",
        ja: "ここで番号が始まり直すため、新しいセクションとしました")
    case .unknown:
      message = Message(
        en: "which rows belong to which section is not known; all are in the first",
        ja: "どの行がどのセクションに属するかわからないため、すべて最初のセクションに入れました")
    case .noRows:
      message = Message(
        en: "these are called sections, and nothing is called a row; they may be rows after all",
        ja: "名前はセクションですが、行にあたる定数がありません。実際には行かもしれません")
    }
    reports.add(
      Diagnostic(
        Self.self, at: place.range, message,
        help: Message(
          en: "compare `order:` with the app", ja: "`order:` をアプリと見比べてください")), in: place.file)
  }
}
