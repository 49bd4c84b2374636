import Diagnostics
import Messages
import Testing

@Suite("Diagnostics as people read them")
struct TextRendererTests {
  private static let menu = SourceFile(
    path: "menus/drawer.yaml",
    text: """
      menu: Drawer
      rows:
        favorite:
          title: お気に入り
        history:
          title: 'a
            b'
      # 8
      # 9
      order: [favorit]

      """)

  private static let unknownRow = Diagnostic(
    "unknown-row", at: range("favorit", after: "["),
    Message(en: "there is no row `favorit`", ja: "行 `favorit` はありません"),
    help: Message(en: "did you mean `favorite`?", ja: "`favorite` のことですか"))

  private static func range(_ text: String, after prefix: String = "") -> SourceRange {
    guard let found = menu.bytes.firstRange(of: Array((prefix + text).utf8)) else {
      preconditionFailure("the menu has no \(text)")
    }
    return SourceRange(found.lowerBound + prefix.utf8.count..<found.upperBound)
  }

  private static func render(
    _ diagnostics: Diagnostic..., in file: SourceFile = menu, language: Language = .english,
    palette: Palette = .plain
  ) -> String {
    TextRenderer(language: language, palette: palette).render(diagnostics, in: file)
  }

  @Test func aDiagnosticHasItsSentencePlaceLineAndHelp() {
    #expect(
      Self.render(Self.unknownRow) == """
        error: there is no row `favorit` [unknown-row]
          --> menus/drawer.yaml:10:9
           |
        10 | order: [favorit]
           |         ^^^^^^^
           = help: did you mean `favorite`?


        """)
  }

  @Test func japaneseHasItsOwnWordsForEverything() {
    var diagnostic = Self.unknownRow
    diagnostic.severity = .warning
    diagnostic.notes = [.init(Message(en: "two rows", ja: "行は 2 つあります"))]
    #expect(
      Self.render(diagnostic, language: .japanese) == """
        警告: 行 `favorit` はありません [unknown-row]
          --> menus/drawer.yaml:10:9
           |
        10 | order: [favorit]
           |         ^^^^^^^
           = メモ: 行は 2 つあります
           = ヒント: `favorite` のことですか


        """)
  }

  @Test(
    "A severity has its word in each language",
    arguments: [
      (.error, "error", "エラー"), (.warning, "warning", "警告"), (.note, "note", "メモ"),
    ] as [(Severity, String, String)])
  func severity(severity: Severity, english: String, japanese: String) {
    var diagnostic = Self.unknownRow
    diagnostic.severity = severity
    #expect(Self.render(diagnostic).hasPrefix("\(english): there"))
    #expect(Self.render(diagnostic, language: .japanese).hasPrefix("\(japanese): 行"))
  }

  @Test func wideLettersAreUnderlinedOverTheirWholeWidth() {
    let diagnostic = Diagnostic(
      "long-title", .warning, at: Self.range("気に", after: "お"), Message(en: "long", ja: "長い"))
    #expect(
      Self.render(diagnostic) == """
        warning: long [long-title]
         --> menus/drawer.yaml:4:13
          |
        4 |     title: お気に入り
          |              ^^^^


        """)
  }

  @Test("A second place has its own excerpt, and all line numbers one width")
  func secondPlace() {
    var diagnostic = Self.unknownRow
    diagnostic.notes = [
      .init(Message(en: "the nearest row", ja: "近い行"), at: Self.range("favorite")),
      .init(Message(en: "ids are exact", ja: "名前は正確に")),
    ]
    #expect(
      Self.render(diagnostic) == """
        error: there is no row `favorit` [unknown-row]
          --> menus/drawer.yaml:10:9
           |
        10 | order: [favorit]
           |         ^^^^^^^
        note: the nearest row
          --> menus/drawer.yaml:3:3
           |
         3 |   favorite:
           |   ^^^^^^^^
           = note: ids are exact
           = help: did you mean `favorite`?


        """)
  }

  @Test func aRangeOverSeveralLinesIsUnderlinedToTheEndOfItsFirst() {
    let diagnostic = Diagnostic(
      "invalid-text", at: Self.range("'a\n      b'"), Message(en: "two lines", ja: "2 行"))
    #expect(
      Self.render(diagnostic) == """
        error: two lines [invalid-text]
         --> menus/drawer.yaml:6:12
          |
        6 |     title: 'a
          |            ^^


        """)
  }

  @Test func anEmptyRangeAtTheEndOfTheFileHasOneMark() {
    let end = SourceRange(at: Self.menu.bytes.count)
    #expect(
      Self.render(Diagnostic("yaml-syntax", at: end, Message(en: "cut off", ja: "途中"))) == """
        error: cut off [yaml-syntax]
          --> menus/drawer.yaml:11:1
           |
        11 |\u{20}
           | ^


        """)
  }

  @Test func tabsAndControlCharactersOfALineKeepTheUnderlineInPlace() {
    let file = SourceFile(path: "menu.yaml", text: "\ta\u{1B}[31m:\tb")
    let diagnostic = Diagnostic(
      "yaml-syntax", at: SourceRange(9..<10), Message(en: "tab", ja: "タブ"))
    #expect(
      Self.render(diagnostic, in: file) == """
        error: tab [yaml-syntax]
         --> menu.yaml:1:10
          |
        1 |  a\\u{1B}[31m: b
          |               ^


        """)
  }

  @Test func aPathCannotSendControlsToTheTerminal() {
    let file = SourceFile(path: "a\u{1B}[2J\n.yaml", text: "a")
    let text = Self.render(
      Diagnostic("empty-file", at: SourceRange(at: 0), Message(en: "x", ja: "x")), in: file)
    #expect(text.contains(#" --> a\u{1B}[2J\u{A}.yaml:1:1"#))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func diagnosticsComeInTheOrderGivenEachWithAnEmptyLine() {
    let first = Diagnostic("rule-a", at: Self.range("menu"), Message(en: "first", ja: "一"))
    let both = Self.render(Self.unknownRow, first)
    #expect(both == Self.render(Self.unknownRow) + Self.render(first))
    #expect(Self.render().isEmpty)
  }

  @Test func coloursFrameTheSamePartsAndEndBeforeEachLineDoes() {
    let plain = Self.render(Self.unknownRow)
    let colored = Self.render(Self.unknownRow, palette: .ansi)
    let (red, green, blue) = ("\u{1B}[1;31m", "\u{1B}[1;32m", "\u{1B}[1;34m")
    let (bold, reset) = ("\u{1B}[1m", "\u{1B}[0m")
    #expect(
      colored == """
        \(red)error\(reset)\(bold): there is no row `favorit`\(reset) [unknown-row]
          \(blue)-->\(reset) menus/drawer.yaml:10:9
           \(blue)|\(reset)
        \(blue)10\(reset) \(blue)|\(reset) order: [favorit]
           \(blue)|\(reset)         \(red)^^^^^^^\(reset)
           \(blue)=\(reset) \(green)help\(reset): did you mean `favorite`?


        """)
    var stripped = colored
    for code in [red, green, blue, bold, reset] { stripped.replace(code, with: "") }
    #expect(stripped == plain)
  }
}
