import Diagnostics
import Messages
import Spelling

/// A text that is empty, has several lines or holds what cannot be seen.
enum InvalidText: Rule {
  static let id: RuleID = "invalid-text"
  static let explanation = Explanation(
    summary: Message(
      en: "A text is empty, has a line break or holds a character that cannot be seen.",
      ja: "文字列が空か、改行または目に見えない文字が入っています。"),
    reason: Message(
      en: """
        A menu shows each text on one line, and what nobody can see is most likely there by \
        accident.
        """,
      ja: """
        メニューでは文字列を 1 行で表示します。また、目に見えない文字は、\
        たいてい誤って入ったものです。
        """),
    remedy: Message(
      en: """
        Write the text on one line, and type it again where a hidden character was copied into it.
        """,
      ja: """
        1 行で書いてください。見えない文字がコピーで入ったときは、その部分を入力し直してください。
        """),
    wrong: """
      menu: HotelMenu
      rows:
        favorite:
          title: |
            お気に入り
            のホテル
          icon: favorite
      """,
    right: """
      menu: HotelMenu
      rows:
        favorite:
          title: お気に入りのホテル
          icon: favorite
      """)

  static func diagnostic(_ problem: LineProblem, at range: SourceRange) -> Diagnostic {
    let (message, help): (Message, Message) =
      switch problem {
      case .empty:
        (
          Message(en: "this text is empty", ja: "文字列が空です"),
          Message(en: "write a text", ja: "文字列を書いてください")
        )
      case .lineBreak:
        (
          Message(
            en: "this text has a line break; it must be one line",
            ja: "文字列に改行が入っています。1 行で書いてください"),
          Message(en: "only `note:` may have several lines", ja: "複数行にできるのは `note:` だけです")
        )
      case .hidden(let scalar):
        (
          Message(
            en: "this text holds the invisible character \(scalar.codePointName)",
            ja: "文字列に見えない文字 \(scalar.codePointName) が入っています"),
          Message(en: "delete it", ja: "この文字を削除してください")
        )
      }
    return Diagnostic(Self.self, at: range, message, help: help)
  }

  /// The same diagnostic with what helps a text after `>` or `|`: to join its lines, or to leave out
  /// the line break at its end where that is the only one.
  ///
  /// - Parameters:
  ///   - diagnostic: the diagnostic, at the whole text.
  ///   - text: the text as it was read.
  ///   - bytes: the file.
  /// - Returns: the diagnostic with its help and fix.
  static func joiningLines(
    _ diagnostic: Diagnostic, of text: ArraySlice<UInt8>, in bytes: [UInt8]
  ) -> Diagnostic {
    let header = bytes[diagnostic.range.offsets].prefix { $0 > 0x20 }
    let digits = String(decoding: header.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
    let isOneLine = text.firstIndex(of: 0x0A) == text.endIndex - 1
    let mark = isOneLine && header.first == UInt8(ascii: "|") ? "|" : ">"
    let edit = TextEdit(
      SourceRange(header.startIndex..<header.endIndex), with: mark + digits + "-")
    if let lines = JoinedLines(of: diagnostic.range, in: bytes) {
      var result = diagnostic.fixed(.unsafe, [lines.edit])
      result.help = .write(lines.text)
      return result
    }
    var result = diagnostic.fixed(isOneLine ? .safe : .unsafe, [edit])
    result.help = Message(
      en: "write `\(edit.replacement)`, which leaves out the last line break",
      ja: "`\(edit.replacement)` と書くと、最後の改行が入りません")
    return result
  }
}
