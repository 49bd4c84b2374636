import Diagnostics
import Messages
import Spelling

/// A number sign of Japanese text where a comment was meant.
enum FullwidthHash: Rule {
  static let id: RuleID = "fullwidth-hash"

  static let explanation = Explanation(
    summary: Message(
      en: "A comment begins with the full-width `＃`.", ja: "コメントが全角の `＃` で始まっています。"),
    reason: Message(
      en: "Only the plain `#` begins a comment; what follows `＃` is read as a part of the menu.",
      ja: "コメントになるのは半角の `#` だけです。`＃` の後はメニューの一部として読まれます。"),
    remedy: Message(
      en: "Write the plain `#` with a space before it.",
      ja: "半角の `#` に書き換え、手前に半角スペースを入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        ＃ 春まで
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """,
    right: """
      menu: SideMenu
      rows:
        # 春まで
        coupon: { title: クーポン, icon: local_offer }
      order: [coupon]
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    let tokens = [problem.culprit, problem.before, problem.keyIndex.map { problem.tokens[$0] }]
    let starts = tokens.compactMap { $0?.start } + problem.suspects.map(\.contentStart)
    let marks = starts.lazy.map { start in
      (spaces: start, mark: problem.spaces(at: start).upperBound)
    }
    guard
      let found = marks.first(where: { problem.bytes[$0.mark...].starts(with: "＃".utf8) })
    else { return nil }
    let mark = problem.character(at: found.mark)
    // A full-width space before it is none to YAML.
    let isFree = found.spaces == 0 || problem.bytes[found.spaces - 1] <= 0x20
    return Diagnostic(
      Self.self, at: mark,
      Message(
        en: "`＃` (U+FF03) begins no comment; only the plain `#` does",
        ja: "`＃`（U+FF03）ではコメントになりません。半角の `#` が必要です"),
      help: Message(en: "write `#` instead", ja: "半角の `#` に書き換えてください")
    ).fixed(
      .safe, [TextEdit(SourceRange(found.spaces..<mark.upperBound), with: isFree ? "#" : " #")])
  }
}
