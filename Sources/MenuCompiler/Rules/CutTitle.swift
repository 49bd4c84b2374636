import Diagnostics
import MenuYAML
import Messages
import Spelling

/// A title that a `#` has cut: YAML takes the rest of the line for a comment.
enum CutTitle: Rule {
  static let id: RuleID = "cut-title"
  static let severity = Severity.warning
  static let explanation = Explanation(
    summary: Message(
      en: "In a text without quotes, a space and `#` begin a comment: the title ends before it.",
      ja: "引用符のない文字列では、スペースと `#` から後がコメントになり、タイトルはその手前で終わります。"),
    reason: Message(
      en: "The rest of the title is lost without an error.",
      ja: "エラーにならないまま、タイトルの後半が失われます。"),
    remedy: Message(
      en: "Put the title in quotes. If it is a comment, write a space after the `#`.",
      ja: "タイトルを引用符で囲んでください。コメントの場合は `#` の後にスペースを入れてください。"),
    wrong: """
      menu: SideMenu
      rows:
        ranking:
          title: ランキング #1
          icon: star
      order: [ranking]
      """,
    right: """
      menu: SideMenu
      rows:
        ranking:
          title: 'ランキング #1'
          icon: star
      order: [ranking]
      """)

  /// The comment that lies right behind a text and does not look like one: no space follows `#`.
  ///
  /// `nil` where there is none.
  static func comment(after text: SourceRange, in bytes: [UInt8]) -> SourceRange? {
    let spaces = bytes[text.upperBound...].prefix { $0 == 0x20 || $0 == 0x09 }
    let mark = spaces.endIndex
    guard !spaces.isEmpty, mark < bytes.count, bytes[mark] == UInt8(ascii: "#") else { return nil }
    let comment = bytes[mark...].prefix { !LineEnd.isPart($0) }
    guard let next = comment.dropFirst().first, next != 0x20, next != 0x09,
      next != UInt8(ascii: "#")
    else { return nil }
    return SourceRange(comment.startIndex..<comment.endIndex)
  }

  static func diagnostic(
    at comment: SourceRange, title: SourceRange, in bytes: [UInt8]
  ) -> Diagnostic {
    let lost = String(decoding: bytes[comment.offsets], as: UTF8.self)
    let written = title.joined(to: comment)
    let whole = singleQuoted(String(decoding: bytes[written.offsets], as: UTF8.self))
    let shown = VisibleText.spelled(whole)
    return Diagnostic(
      Self.self, at: comment,
      Message(
        en: "the title ends before \(VisibleText.quoted(lost)), which YAML takes for a comment",
        ja: "\(VisibleText.quoted(lost)) はコメントとして扱われ、タイトルに入りません"),
      help: .write(shown)
    ).fixed(.unsafe, [TextEdit(written, with: whole)])
  }
}
