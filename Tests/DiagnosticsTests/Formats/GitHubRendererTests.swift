import Diagnostics
import Messages
import Testing

@Suite("Diagnostics as GitHub's runner reads them")
struct GitHubRendererTests {
  private static let file = "file=menus/a b%2Cc%3A%25予.yaml"
  private static let path = "menus/a b,c:%25予.yaml"

  @Test func eachIsACommandAndThereIsASummary() {
    let (file, path) = (Self.file, Self.path)
    #expect(
      GitHubRenderer(language: .english).render([Sample.clean, Sample.all]) == """
        ::error \(file),line=2,endLine=2,col=6,endColumn=13,title=unknown-row::there is no row \
        `favorit`%0Anote: 100%25: sure (\(path):1:1)%0Anote: placeless%0Adid you mean `favorite`?\
        %0A--> \(path):2:6
        ::notice \(file),line=2,endLine=3,title=long-key::two lines%0A--> \(path):2:5
        ::warning \(file),line=3,endLine=3,col=4,endColumn=4,title=missing-key::cut off%0A--> \
        \(path):3:4
        1 error, 1 warning, 1 note in 1 file

        """)
  }

  @Test func japanese() {
    let (file, path) = (Self.file, Self.path)
    let renderer = GitHubRenderer(language: .japanese)
    #expect(
      renderer.render([FileDiagnostics(Sample.menu, [Sample.unknownRow])]) == """
        ::error \(file),line=2,endLine=2,col=6,endColumn=13,title=unknown-row::行 `favorit` は\
        ありません%0Aメモ: 100%25 (\(path):1:1)%0Aメモ: 場所なし%0A`favorite` のことですか%0A--> \(path):2:6
        エラー 1 件（1 ファイル）

        """)
    #expect(renderer.render(failure: Message(en: "", ja: "a:b,c%\n")) == "::error::a:b,c%25%0A\n")
  }

  @Test func nothingFoundPrintsNothing() {
    #expect(GitHubRenderer(language: .english).render([Sample.clean]) == "")
  }

  @Test func namesCannotEndACommandOrBeginAnother() {
    var file = Sample.file("a", 0..<1, path: "a\n::error::x\r%0A,b:\u{1B}[m.yaml")
    file.diagnostics[0].message = Message(en: "m\r\n::warning::\u{1B}y", ja: "")
    let text = GitHubRenderer(language: .english).render([file])
    #expect(text.unicodeScalars.count { $0 == "\n" } == 2)
    #expect(
      text.hasPrefix(
        #"::error file=a%0A%3A%3Aerror%3A%3Ax%0D%250A%2Cb%3A\u{1B}[m.yaml,line=1,endLine=1,col=1,"#
          + #"endColumn=2,title=rule::m%0D%0A::warning::\u{1B}y%0A--> a%0A::error::x%0D%250A,b:"#))
  }

  @Test(
    "Columns are those of one line; a line end at the end of a range begins no line",
    arguments: [
      ("ab\ncd", 0..<3, "line=1,endLine=1,col=1,"), ("ab\r\ncd", 1..<4, "line=1,endLine=1,col=2,"),
      ("ab\ncd", 0..<4, "line=1,endLine=2,"),
      ("ab\ncd", 1..<1, "line=1,endLine=1,col=2,endColumn=2,"),
      ("ab\r\ncd", 0..<3, "line=1,endLine=1,col=1,endColumn=3,"),
    ])
  func lineEnds(text: String, range: Range<Int>, place: String) {
    let text = GitHubRenderer(language: .english).render([Sample.file(text, range)])
    #expect(text.hasPrefix("::error file=a.yaml,\(place)title=rule::message"), "\(text)")
  }
}
