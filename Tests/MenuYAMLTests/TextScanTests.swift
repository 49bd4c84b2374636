import Diagnostics
import MenuYAML
import Messages
import Testing

@Suite("The bytes before YAML sees them")
struct TextScanTests {
  private static func sentences(_ bytes: [UInt8]) -> [String] {
    parse(SourceFile(path: "m", bytes: bytes)).diagnostics.map(\.message.english)
  }

  @Test(
    "Bytes that are not UTF-8 are reported at the first of them, with the encoding they look like",
    arguments: [
      // 予約確認; its first letter in EUC-JP happens to be UTF-8.
      ([0x97, 0x5C, 0x96, 0xF1, 0x8A, 0x6D, 0x94, 0x46], "Shift_JIS", 7),
      ([0xCD, 0xBD, 0xCC, 0xF3, 0xB3, 0xCE, 0xC7, 0xA7], "EUC-JP", 9),
      // お気に入り
      ([0x82, 0xA8, 0x8B, 0x43, 0x82, 0xC9, 0x93, 0xFC, 0x82, 0xE8], "Shift_JIS", 7),
      ([0xA4, 0xAA, 0xB5, 0xA4, 0xA4, 0xCB, 0xC6, 0xFE, 0xA4, 0xEA], "EUC-JP", 7),
      // ログイン
      ([0x83, 0x8D, 0x83, 0x4F, 0x83, 0x43, 0x83, 0x93], "Shift_JIS", 7),
      ([0xA5, 0xED, 0xA5, 0xB0, 0xA5, 0xA4, 0xA5, 0xF3], "EUC-JP", 7),
      // é in Latin-1
      ([0xE9], nil, 7),
    ] as [([UInt8], String?, Int)])
  func encoding(title: [UInt8], name: String?, place: Int) {
    let bytes = Array("title: ".utf8) + title + Array("\n".utf8)
    let guess = name.map { "; it looks like \($0)" } ?? ""
    #expect(reports(bytes) == ["not-utf8 \(place)..<\(place + 1)"])
    #expect(Self.sentences(bytes) == ["the file is not UTF-8 text" + guess])
  }

  @Test(
    "UTF-16 is known by its byte order mark, or by its zero bytes",
    arguments: [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]], [true, false])
  func utf16(mark: [UInt8], isLittleEndian: Bool) {
    let letters = "menu: 予約".utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? bytes : bytes.reversed()
    }
    #expect(reports(mark + letters) == ["not-utf8 0..<2"])
    #expect(Self.sentences(mark + letters) == ["the file is not UTF-8 text; it looks like UTF-16"])
  }

  @Test(
    "Overlong forms, surrogates, cut forms and stray bytes are not UTF-8",
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
      [0xE4, 0xBA], [0xE4, 0x41, 0x41], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let file = Array("a: ".utf8) + bytes
    #expect(reports(file) == ["not-utf8 3..<4"])
    #expect(outline(file) == [])
  }

  @Test(
    "The first and last scalars of each length are UTF-8",
    arguments: [
      "\u{A0}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}",
    ])
  func edges(letter: String) {
    #expect(reports("'\(letter)'") == [])
    #expect(outline("'\(letter)'") == ["singleQuoted 0..<\(letter.utf8.count + 2) \(letter)"])
  }

  @Test(
    "Each control character is reported where it stands",
    arguments: [
      ("a\u{0}b", ["control-character 1..<2"]),
      ("a\u{7F}", ["control-character 1..<2"]),
      ("予\u{1B}[1m\u{8}", ["control-character 3..<4", "control-character 7..<8"]),
      ("a\u{9F}b", ["control-character 1..<3"]),
      ("a\u{FFFE}", ["control-character 1..<4"]),
      ("a\u{FFFF}", ["control-character 1..<4"]),
      ("# \u{C}", ["control-character 2..<3"]),
      ("a:\t'b\u{85}'\r\n", []),
    ])
  func controls(text: String, found: [String]) {
    #expect(reports(text) == found)
  }

  @Test(
    "Each character that turns the direction of text is reported, and right-to-left text is not",
    arguments: [
      ("a: \u{202A}\u{202E}\n", ["direction-control 3..<6", "direction-control 6..<9"]),
      ("# \u{2066}\na: 1\n", ["direction-control 2..<5"]),
      ("'\u{2069}': 1", ["direction-control 1..<4"]),
      ("a: مرحبا\n", []),
      ("a: שלום\u{200F}\n", []),
      ("a: 👨‍👩‍👧❤\u{FE0F}\n", []),
    ])
  func direction(text: String, found: [String]) {
    #expect(reports(text) == found)
  }

  @Test func findingsNameTheirCharacter() {
    #expect(Self.sentences(Array("\u{1B}".utf8)).first?.contains("U+001B") == true)
    #expect(Self.sentences(Array("a: \u{202E}".utf8)).first?.contains("U+202E") == true)
  }

  @Test("Of a file that is no text a bounded number of characters is reported")
  func binary() {
    let bytes = Array(repeating: [0x01, 0x02] as [UInt8], count: 50_000).flatMap { $0 }
    #expect(reports(bytes).count == 1_000)
    #expect(reports(bytes + [0xFF]).last == "not-utf8 100000..<100001")
  }
}
