import Diagnostics
import Messages

/// Bytes that are no UTF-8 text.
enum NotUTF8: Rule {
  static let id: RuleID = "not-utf8"

  static let explanation = Explanation(
    summary: Message(
      en: "The file was not saved as UTF-8 but in another encoding, such as Shift_JIS.",
      ja: "ファイルが UTF-8 ではなく、Shift_JIS など別の文字コードで保存されています。"),
    reason: Message(
      en: "Its Japanese letters cannot be read, and the titles in the app would be garbled.",
      ja: "日本語を正しく読み取れず、アプリのタイトルが文字化けしてしまいます。"),
    remedy: Message(
      en: """
        Save the file again in your editor and choose the encoding UTF-8. If it is garbled \
        already, go back to an older version.
        """,
      ja: "エディタで文字コードに UTF-8 を選び、保存し直してください。すでに文字化けしているときは、その前の版に戻してください。"),
    // No example: a Swift string is always UTF-8.
    wrong: "",
    right: """
      menu: SideMenu
      rows:
        favorite: { title: お気に入り, icon: favorite }
      order: [favorite]
      """)

  static func diagnostic(at range: SourceRange, looksLike encoding: LegacyEncoding?) -> Diagnostic {
    let guess = encoding.map { encoding in
      Message(en: "; it looks like \(encoding.name)", ja: "（\(encoding.name) のようです）")
    }
    return Diagnostic(
      Self.self, at: range,
      Message(
        en: "the file is not UTF-8 text" + (guess?.english ?? ""),
        ja: "ファイルが UTF-8 ではありません" + (guess?.japanese ?? "")),
      help: Message(
        en: "save the file again with the encoding UTF-8",
        ja: "文字コードを UTF-8 にして保存し直してください"))
  }
}
