import Diagnostics
import Messages

/// A file with one of everything that formats have to show.
enum Sample {
  /// A byte order mark, CRLF and wide characters, so that every way to count differs.
  static let menu = SourceFile(
    path: "menus/a b,c:%予.yaml", text: "\u{FEFF}menu: A\r\n予約: [favorit]\r\nend")

  static let unknownRow = Diagnostic(
    "unknown-row", at: range("favorit"),
    Message(en: "there is no row `favorit`", ja: "行 `favorit` はありません"),
    notes: [
      .init(Message(en: "100%: sure", ja: "100%"), at: range("menu")),
      .init(Message(en: "placeless", ja: "場所なし")),
    ],
    help: Message(en: "did you mean `favorite`?", ja: "`favorite` のことですか")
  ).fixed(.unsafe, with: "favorite")

  static let lastLine = Diagnostic(
    "missing-key", .warning, at: SourceRange(at: 999), Message(en: "cut off", ja: "途中です"))

  static let twoLines = Diagnostic(
    "long-key", .note, at: range("[favorit]\r\nend"), Message(en: "two lines", ja: "2 行"))

  static let all = FileDiagnostics(menu, [unknownRow, twoLines, lastLine])
  static let clean = FileDiagnostics(SourceFile(path: "clean.yaml", text: "menu: B\n"), [])

  static func range(_ text: String) -> SourceRange {
    guard let found = menu.bytes.firstRange(of: Array(text.utf8)) else {
      preconditionFailure("the menu has no \(text)")
    }
    return SourceRange(found)
  }

  /// A diagnostic about a range of a text.
  static func file(_ text: String, _ range: Range<Int>, path: String = "a.yaml") -> FileDiagnostics
  {
    FileDiagnostics(
      SourceFile(path: path, text: text),
      [Diagnostic("rule", at: SourceRange(range), Message(en: "message", ja: "文"))])
  }
}
