import Diagnostics
import Messages
import Spelling

/// A character that ends a line for YAML and not for an editor.
enum LineSeparator: Rule {
  static let id: RuleID = "line-separator"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A line holds an invisible character at which YAML ends the line, though an editor shows \
        one line.
        """,
      ja: "エディタでは 1 行に見えますが、YAML では改行として扱われる見えない文字が入っています。"),
    reason: Message(
      en: "What follows the character is read as a line of its own and does not fit there.",
      ja: "その文字より後が別の行として読まれるため、書いたとおりに読み取れません。"),
    remedy: Message(
      en: "Delete the character. It often comes along with text from a web page or a chat.",
      ja: "この文字を削除してください。Web ページやチャットから文字を貼り付けたときに、よく紛れ込みます。"),
    wrong: """
      menu: SideMenu
      rows:
        winter_fair:
          title: 冬の\u{2028}フェア
          icon: ac_unit
      order: [winter_fair]
      """,
    right: """
      menu: SideMenu
      rows:
        winter_fair:
          title: 冬のフェア
          icon: ac_unit
      order: [winter_fair]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    let places = [problem.contextOffset, problem.offset, problem.before?.start].compactMap { $0 }
    let separators = places.lazy.compactMap { separator(onLineOf: $0, in: problem) }
    guard let range = separators.first else { return nil }
    let name = problem.file[range].unicodeScalars.first?.codePointName ?? ""
    return Diagnostic(
      Self.self, at: range,
      Message(
        en:
          "the invisible line separator \(name) stands in this line, and YAML ends the line there",
        ja: "行の中に見えない改行文字 \(name) があり、YAML ではそこで行が終わります"),
      help: Message(en: "delete it", ja: "この文字を削除してください")
    ).fixed(.safe, with: "")
  }

  private static func separator(onLineOf offset: Int, in problem: SyntaxProblem) -> SourceRange? {
    for place in problem.line(at: offset).offsets where place <= problem.offset {
      let length = LineBreak.separatorLength(at: place, in: problem.bytes)
      if length > 0 { return SourceRange(place..<place + length) }
    }
    return nil
  }
}
