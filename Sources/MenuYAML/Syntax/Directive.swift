import Diagnostics
import Messages

/// A line that starts with `%`, which is an instruction to the YAML reader.
enum Directive: Rule {
  static let id: RuleID = "directive"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A line starts with `%`, which in YAML makes it an instruction to the program that reads \
        the file.
        """,
      ja: "`%` で始まる行があります。YAML では、ファイルを読み込むプログラムへの指示を表す書き方です。"),
    reason: Message(
      en: "A menu file needs no such instructions, and the line is no part of the menu.",
      ja: "メニューのファイルにこのような指示は必要なく、メニューの内容としても読まれません。"),
    remedy: Message(
      en: "Delete the line. If it is a remark, start it with `#` instead.",
      ja: "この行を削除してください。メモとして残すときは、`%` の代わりに `#` で始めてください。"),
    wrong: """
      menu: SideMenu
      % 並び順は毎月見直します
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      # 並び順は毎月見直します
      rows:
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    let lines = problem.suspects + [problem.line(at: problem.contextOffset ?? problem.offset)]
    for line in lines where problem.bytes[line.offsets].first == UInt8(ascii: "%") {
      guard let index = problem.index(at: line.offsets.lowerBound),
        problem.tokens[index].kind == .directive
      else { continue }
      return Diagnostic(
        Self.self, at: SourceRange(line.offsets),
        Message(
          en: "a line that starts with `%` cannot stand in a menu file",
          ja: "`%` で始まる行は使えません"),
        help: Message(
          en: "delete the line, or start it with `#` to make it a comment",
          ja: "行を削除するか、先頭に `#` を付けてコメントにしてください")
      ).fixed(.unsafe, [TextEdit(SourceRange(at: line.offsets.lowerBound), with: "# ")])
    }
    return nil
  }
}
