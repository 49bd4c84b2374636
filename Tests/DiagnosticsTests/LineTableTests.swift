import Diagnostics
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  private static func file(_ text: String) -> SourceFile {
    SourceFile(path: "menu.yaml", text: text)
  }

  private static func lines(of text: String) -> [String] {
    let file = file(text)
    var table = LineTable(file)
    let last = table.position(at: file.bytes.count).line
    return (1...last).map { file[table.range(ofLine: $0)] }
  }

  @Test(
    "LF, CRLF and CR end a line, and nothing else does",
    arguments: [
      ("", [""]),
      ("a", ["a"]),
      ("a\n", ["a", ""]),
      ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b", ""]),
      ("a\rb\r", ["a", "b", ""]),
      ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
      ("\n\n", ["", "", ""]),
      ("\r\r\n\n\r", ["", "", "", "", ""]),
      ("\n\r", ["", "", ""]),
      ("a\u{2028}b\u{2029}c\u{85}d\u{0B}e\u{0C}f", ["a\u{2028}b\u{2029}c\u{85}d\u{0B}e\u{0C}f"]),
      ("\u{FEFF}", [""]),
      ("\u{FEFF}a\nb", ["a", "b"]),
      ("\u{FEFF}\n\u{FEFF}a", ["", "\u{FEFF}a"]),
    ])
  func lines(text: String, lines: [String]) {
    // By scalars: "\r\n" is one character, and composed forms are equal.
    #expect(Self.lines(of: text).map { Array($0.utf8) } == lines.map { Array($0.utf8) })
  }

  @Test(
    "A column counts scalars from 1",
    arguments: [
      ("abc", 0, 1, 1),
      ("abc", 2, 1, 3),
      ("abc", 3, 1, 4),
      ("a\nbc", 1, 1, 2),
      ("a\nbc", 2, 2, 1),
      ("a\nbc\n", 5, 3, 1),
      ("a\r\nbc", 1, 1, 2),
      ("a\r\nbc", 3, 2, 1),
      ("a\rbc", 3, 2, 2),
      ("予約: x", 6, 1, 3),
      ("a\n予約: x", 10, 2, 5),
      ("😀x", 4, 1, 2),
      ("e\u{301}x", 3, 1, 3),
      ("👨‍👩‍👧x", 18, 1, 6),
      ("a\u{2028}b", 4, 1, 3),
      ("\u{FEFF}ab", 0, 1, 1),
      ("\u{FEFF}ab", 3, 1, 1),
      ("\u{FEFF}ab", 4, 1, 2),
      ("\u{FEFF}ab\nc", 6, 2, 1),
    ])
  func column(text: String, offset: Int, line: Int, column: Int) {
    var table = LineTable(Self.file(text))
    #expect(table.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test(
    "A place does not depend on which was asked for before",
    arguments: ["予約: 確認\r\nb: é\rc:\n\nd: 😀", "\u{FEFF}日本\n本", "a", "", "one long 行 alone"])
  func anyOrder(text: String) {
    let file = Self.file(text)
    let offsets = Array(0...file.bytes.count)
    var asked = LineTable(file)
    for first in offsets {
      for second in offsets {
        var fresh = LineTable(file)
        _ = asked.position(at: first)
        let (again, alone) = (asked.position(at: second), fresh.position(at: second))
        #expect(again == alone, "\(second) after \(first)")
      }
    }
  }

  @Test func bytesThatAreNotUTF8HaveColumns() {
    let bytes: [UInt8] = [0x61, 0x97, 0x5C, 0x0A, 0xFF, 0x62]
    var table = LineTable(SourceFile(path: "menu.yaml", bytes: bytes))
    #expect(table.position(at: 5) == SourcePosition(line: 2, column: 2))
  }

  @Test("A range over several lines begins where its first byte stands")
  func textOfRange() {
    let file = Self.file("a: 予約\nb: c\n")
    #expect(file[SourceRange(3..<12)] == "予約\nb:")
  }
}
