@testable import Diagnostics
import Testing

@Suite("A source line with a part of it underlined")
struct SourceExcerptTests {
  /// The excerpt of the line in which the first « » stand around the marked part.
  private static func excerpt(_ marked: String) throws -> SourceExcerpt {
    let bytes = Array(marked.utf8)
    let start = try #require(bytes.firstRange(of: Array("«".utf8)))
    let end = try #require(bytes.firstRange(of: Array("»".utf8)))
    let file = SourceFile(
      path: "menu.yaml",
      bytes: Array(bytes[..<start.lowerBound] + bytes[start.upperBound..<end.lowerBound])
        + bytes[end.upperBound...])
    var table = LineTable(file)
    let range = SourceRange(start.lowerBound..<end.lowerBound - 2)
    let line = table.position(at: range.lowerBound).line
    return SourceExcerpt(file, line: table.range(ofLine: line), marked: range)
  }

  @Test(
    "The underline lies under what is marked",
    arguments: [
      ("a: «b»", "a: b", 3, 1),
      ("«a»: b", "a: b", 0, 1),
      ("x\na: «bc» d\ny", "a: bc d", 3, 2),
      ("title: «予約»", "title: 予約", 7, 4),
      ("予約: «b»", "予約: b", 6, 1),
      ("e\u{301}: «b»", "e\u{301}: b", 3, 1),
      ("a: b«»", "a: b", 4, 1),
      ("a: b«»\nc", "a: b", 4, 1),
      ("a: b«\n»c", "a: b", 4, 1),
      ("a: «b\nc: d»\n", "a: b", 3, 1),
      ("\ta:\t«b»", " a: b", 4, 1),
      ("\u{FEFF}«a»: b", "a: b", 0, 1),
      ("«\u{FEFF}a»: b", "a: b", 0, 1),
      ("a: «b»\r\nc", "a: b", 3, 1),
      ("«»", "", 0, 1),
      ("\u{1B}[1m«b»", #"\u{1B}[1mb"#, 9, 1),
      ("a«\u{7}»b", #"a\u{7}b"#, 1, 5),
      ("a: «\u{3000}»b", "a: \u{3000}b", 3, 2),
      ("a«\u{200B}»b", "a\u{200B}b", 1, 1),
    ])
  func underline(marked: String, text: String, indent: Int, width: Int) throws {
    let excerpt = try Self.excerpt(marked)
    #expect(Array(excerpt.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(excerpt.indent == indent)
    #expect(excerpt.width == width)
  }

  @Test(
    "Of a long line only what surrounds the marked part is shown",
    arguments: [
      ("", 200, "b", 200, "…" + x(59) + "b" + x(59) + "…"),
      ("", 200, "b", 5, "…" + x(59) + "b" + x(5)),
      ("", 60, "b", 60, x(59 + 1) + "b" + x(59) + "…"),
      ("", 0, "b", 200, "b" + x(119) + "…"),
      ("", 0, "b", 119, "b" + x(119)),
      ("", 0, "", 120, x(120)),
      ("", 0, "", 121, x(120) + "…"),
      ("head", 0, x(100), 3, "head" + x(60) + "…"),
      ("", 3, x(60), 3, x(66)),
      ("", 0, x(600), 0, x(60) + "…"),
    ])
  func longLine(head: String, before: Int, body: String, after: Int, text: String) throws {
    let line = head + Self.x(before) + "«\(body)»" + Self.x(after)
    let excerpt = try Self.excerpt(line)
    #expect(excerpt.text == text)
    #expect(excerpt.width == max(1, min(60, body.count)))
    let shown = excerpt.text.dropFirst(excerpt.indent).prefix(excerpt.width)
    #expect(body.isEmpty || body.hasPrefix(shown))
  }

  @Test("A long line of four-byte letters is cut as one of ASCII letters is")
  func longWideLine() throws {
    let wide = String(repeating: "𠮷", count: 500)
    let inner = try Self.excerpt(wide + "«b»" + wide)
    #expect(inner.text == "…" + wide.prefix(59) + "b" + wide.prefix(59) + "…")
    #expect(inner.indent == 119)
    #expect(try Self.excerpt("«»" + wide).text == wide.prefix(120) + "…")
    #expect(try Self.excerpt("«\(wide)»").text == wide.prefix(60) + "…")
  }

  @Test func aLineThatIsNotUTF8IsShownWithReplacements() {
    let file = SourceFile(path: "menu.yaml", bytes: [0x61, 0x97, 0x62])
    let excerpt = SourceExcerpt(file, line: SourceRange(0..<3), marked: SourceRange(1..<2))
    #expect(excerpt.text == "a\u{FFFD}b")
    #expect(excerpt.indent == 1)
    #expect(excerpt.width == 1)
  }

  private static func x(_ count: Int) -> String { String(repeating: "x", count: count) }
}
