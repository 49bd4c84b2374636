import Diagnostics
import Messages
import Spelling

/// A character that looks like the dash of a list item.
enum FullwidthDash: Rule {
  static let id: RuleID = "fullwidth-dash"

  static let explanation = Explanation(
    summary: Message(
      en: """
        A list item starts with a character that looks like the dash `-` and is another one, \
        such as `－` or `ー`.
        """,
      ja: "リストの項目が、半角の `-` によく似た別の文字（`－` や `ー` など）で始まっています。"),
    reason: Message(
      en: "Only the plain dash starts an item, so the line is not read as one.",
      ja: "項目の始まりになるのは半角の `-` だけなので、この行は項目として読まれません。"),
    remedy: Message(
      en: "Write a plain dash and a plain space.",
      ja: "半角の `-` と半角スペースに書き換えてください。"),
    wrong: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        － favorite
      """,
    right: """
      menu: SideMenu
      rows:
        coupon: { title: クーポン, icon: local_offer }
        favorite: { title: お気に入り, icon: favorite }
      order:
        - coupon
        - favorite
      """)

  static func find(_ problem: SyntaxProblem) -> Diagnostic? {
    guard !problem.isInFlow else { return nil }
    for line in problem.suspects {
      let start = line.contentStart
      var scalars = ScalarOffsets(of: problem.file, in: start..<line.offsets.upperBound)
      guard let mark = scalars.next()?.scalar, isDash(mark), startsItem(scalars.next()?.scalar)
      else { continue }
      let (range, name) = (problem.character(at: start), mark.codePointName)
      return Diagnostic(
        Self.self, at: range,
        Message(
          en: "`\(mark)` (\(name)) stands where the plain dash `-` of a list item is needed",
          ja: "リストの `-` の位置に `\(mark)`（\(name)）が書かれています"),
        help: Message(
          en: "write `- ` with a plain dash and a space",
          ja: "半角の `-` と半角スペースを書いてください")
      ).fixed(.safe, [problem.plainMark("-", at: range)])
    }
    return nil
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "－", "﹣", "ー", "ｰ", "−", "‐", "‑", "‒", "–", "—", "―", "─", "・", "･", "•": true
    default: false
    }
  }

  /// Whether what follows looks like an item rather than the rest of a Japanese word.
  private static func startsItem(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.isSpaceLike || scalar.isASCII
  }
}
