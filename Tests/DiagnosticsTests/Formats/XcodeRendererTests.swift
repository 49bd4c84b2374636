import Diagnostics
import Messages
import Testing

@Suite("Diagnostics as Xcode reads them")
struct XcodeRendererTests {
  @Test func eachIsALineWithNotesAndHelpBelow() {
    #expect(
      XcodeRenderer(language: .english).render([Sample.clean, Sample.all]) == """
        menus/a b,c:%予.yaml:2:6: error: there is no row `favorit` [unknown-row]
        menus/a b,c:%予.yaml:1:1: note: 100%: sure
        menus/a b,c:%予.yaml:2:6: note: placeless
        menus/a b,c:%予.yaml:2:6: note: did you mean `favorite`?
        menus/a b,c:%予.yaml:2:5: note: two lines [long-key]
        menus/a b,c:%予.yaml:3:4: warning: cut off [missing-key]

        """)
  }

  @Test("Severities stay English: Xcode looks for the words")
  func japanese() {
    let renderer = XcodeRenderer(language: .japanese)
    #expect(
      renderer.render([FileDiagnostics(Sample.menu, [Sample.lastLine])]) == """
        menus/a b,c:%予.yaml:3:4: warning: 途中です [missing-key]

        """)
    #expect(renderer.render(failure: Message(en: "no", ja: "だめ")) == "error: だめ\n")
  }

  @Test func whatWouldBreakALineIsSpeltOut() {
    var file = Sample.file("a", 0..<1, path: "a\nb\u{1B}.yaml")
    file.diagnostics[0].message = Message(en: "1\n2\u{2028}\u{202E}3", ja: "")
    #expect(
      XcodeRenderer(language: .english).render([file])
        == #"a\u{A}b\u{1B}.yaml:1:1: error: 1\u{A}2\u{2028}\u{202E}3 [rule]"# + "\n")
  }

  @Test(
    "For Xcode itself, paths are absolute",
    arguments: [
      ("menus/a.yaml", "/app", "/app/menus/a.yaml"), ("./a.yaml", "/", "/a.yaml"),
      ("/b/a.yaml", "/app", "/b/a.yaml"), ("<stdin>", "/app", "<stdin>"),
    ])
  func absolutePaths(path: String, folder: String, shown: String) {
    let text = XcodeRenderer(language: .english, folder: folder)
      .render([Sample.file("a", 0..<1, path: path)])
    #expect(text == "\(shown):1:1: error: message [rule]\n")
  }
}
