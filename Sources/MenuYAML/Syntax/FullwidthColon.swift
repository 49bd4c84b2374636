import Diagnostics
import Messages
import Spelling

/// A colon of another width, or of another script, after a key.
enum FullwidthColon: Rule {
  static let id: RuleID = "fullwidth-colon"

  static let explanation = Explanation(
    summary: Message(
      en: "A key is followed by a full-width colon `：` instead of the plain `:`.",
      ja: "キーの後のコロンが、半角の `:` ではなく全角の `：` になっています。"),
    reason: Message(
      en: """
        Only the plain colon separates a key from its value. With another one the whole line is \
        a text.
        """,
      ja: "キーと値の区切りになるのは、半角のコロンだけです。全角では、行全体がただの文字列として読まれます。"),
    remedy: Message(
      en: "Write a plain colon and a space. In a title the full-width colon may stay.",
      ja: "半角のコロンと半角スペースに書き換えてください。タイトルの中の全角コロンは、そのままで構いません。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon:
          title： クーポン
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
    for line in problem.suspects {
      guard let key = KeyWord(of: line), isColon(key.mark) else { continue }
      let range = problem.character(at: key.range.upperBound)
      return diagnostic(after: problem.file[key.range], key.mark, at: range)
        .fixed(.safe, [problem.plainMark(":", at: range)])
    }
    return nil
  }

  static func diagnostic(
    after key: String, _ mark: Unicode.Scalar, at range: SourceRange
  ) -> Diagnostic {
    let key = VisibleText.spelled(key)
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "the colon after \(shown(key)) is `\(mark)` (\(mark.codePointName)), not the plain `:`",
        ja: "\(shown(key)) の後のコロンが全角の `\(mark)`（\(mark.codePointName)）になっています"),
      help: Message(
        en: "write `\(key): ` with a plain colon and a space",
        ja: "`\(key): ` のように、半角のコロンとスペースを書いてください"))
  }

  static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "：", "﹕", "︓", "∶", "꞉": true
    default: false
    }
  }
}
