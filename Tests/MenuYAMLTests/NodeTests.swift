import Diagnostics
import MenuYAML
import Testing

@Suite("Nodes and their places")
struct NodeTests {
  @Test(
    "A scalar's range is what was written, its text what is meant",
    arguments: [
      ("a", ["plain 0..<1 a"]),
      ("  two words  # c\n", ["plain 2..<11 two words"]),
      ("x\n  y\n\n  z\n", ["plain 0..<10 x y\nz"]),
      ("'a'", ["singleQuoted 0..<3 a"]),
      ("'it''s' # c", ["singleQuoted 0..<7 it's"]),
      ("''", ["singleQuoted 0..<2"]),
      ("' a '", ["singleQuoted 0..<5  a "]),
      ("'x\n  y'", ["singleQuoted 0..<7 x y"]),
      (#""a""#, ["doubleQuoted 0..<3 a"]),
      (#""a\tb\"\\\u4E88\U0001F600\x41""#, ["doubleQuoted 0..<30 a\tb\"\\予😀A"]),
      ("\"x\\\n  y\"", ["doubleQuoted 0..<8 xy"]),
      ("\"\"", ["doubleQuoted 0..<2"]),
      ("|\n  x\n   y\n", ["literal 0..<11 x\n y\n"]),
      ("|-\n  x\n", ["literal 0..<7 x"]),
      ("|+\n  x\n\n", ["literal 0..<8 x\n\n"]),
      ("|1\n  x\n", ["literal 0..<7  x\n"]),
      ("|\n  x", ["literal 0..<5 x"]),
      (">\n  x\n  y\n", ["folded 0..<10 x y\n"]),
      (">-\n  x\n\n  y", ["folded 0..<11 x\ny"]),
      ("予約確認", ["plain 0..<12 予約確認"]),
      ("'予約'", ["singleQuoted 0..<8 予約"]),
      ("no", ["plain 0..<2 no"]),
      ("0120", ["plain 0..<4 0120"]),
      ("12:30", ["plain 0..<5 12:30"]),
    ])
  func scalar(text: String, lines: [String]) {
    #expect(outline(text) == lines)
    #expect(reports(text) == [])
  }

  @Test(
    "A collection reaches from its first byte to the end of its last child, or to its bracket",
    arguments: [
      ("a: b\n", ["block mapping 0..<4", "  plain 0..<1 a", "  plain 3..<4 b"]),
      ("- a\n- b\n", ["block sequence 0..<7", "  plain 2..<3 a", "  plain 6..<7 b"]),
      ("[]", ["flow sequence 0..<2"]),
      (" { } # c", ["flow mapping 1..<4"]),
      ("[a, 'b' ]\n", ["flow sequence 0..<9", "  plain 1..<2 a", "  singleQuoted 4..<7 b"]),
      (
        "{ a: [b] , }",
        ["flow mapping 0..<12", "  plain 2..<3 a", "  flow sequence 5..<8", "    plain 6..<7 b"]
      ),
      (
        "[a: b  , c]",
        [
          "flow sequence 0..<11", "  flow mapping 1..<5", "    plain 1..<2 a", "    plain 4..<5 b",
          "  plain 9..<10 c",
        ]
      ),
      (
        "a: [b, c ]\n\n# d\n",
        [
          "block mapping 0..<10", "  plain 0..<1 a", "  flow sequence 3..<10", "    plain 4..<5 b",
          "    plain 7..<8 c",
        ]
      ),
      (
        "- {a: [1]}\n",
        [
          "block sequence 0..<10", "  flow mapping 2..<10", "    plain 3..<4 a",
          "    flow sequence 6..<9", "      plain 7..<8 1",
        ]
      ),
      (
        "a:  # c\n  b: c\n\n# d\ne: f\n",
        [
          "block mapping 0..<24", "  plain 0..<1 a", "  block mapping 10..<14",
          "    plain 10..<11 b", "    plain 13..<14 c", "  plain 20..<21 e", "  plain 23..<24 f",
        ]
      ),
      (
        "a:\n- b\n- - c\n",
        [
          "block mapping 0..<12", "  plain 0..<1 a", "  block sequence 3..<12", "    plain 5..<6 b",
          "    block sequence 9..<12", "      plain 11..<12 c",
        ]
      ),
      (
        "a: |\n  b\n\n# c\nd: e\n",
        [
          "block mapping 0..<18", "  plain 0..<1 a", "  literal 3..<10 b\n", "  plain 14..<15 d",
          "  plain 17..<18 e",
        ]
      ),
      ("? a\n: b\n", ["block mapping 0..<7", "  plain 2..<3 a", "  plain 6..<7 b"]),
    ])
  func collection(text: String, lines: [String]) {
    #expect(outline(text) == lines)
    #expect(reports(text) == [])
  }

  @Test(
    "A value left out is an empty range after its colon or dash",
    arguments: [
      (
        "a:\nb: # c\n",
        [
          "block mapping 0..<5", "  plain 0..<1 a", "  plain 2..<2 (null)", "  plain 3..<4 b",
          "  plain 5..<5 (null)",
        ]
      ),
      ("-\n- a\n", ["block sequence 0..<5", "  plain 1..<1 (null)", "  plain 4..<5 a"]),
      ("- a\n-", ["block sequence 0..<5", "  plain 2..<3 a", "  plain 5..<5 (null)"]),
      (
        "{a, b: , c: }",
        [
          "flow mapping 0..<13", "  plain 1..<2 a", "  plain 2..<2 (null)", "  plain 4..<5 b",
          "  plain 7..<7 (null)", "  plain 9..<10 c", "  plain 12..<12 (null)",
        ]
      ),
    ])
  func leftOut(text: String, lines: [String]) {
    #expect(outline(text) == lines)
  }

  @Test(
    "Only a plain nothing, `null` and `~` say that there is no value",
    arguments: [
      ("", true), ("null", true), ("~", true), ("''", false), ("'null'", false), ("\"~\"", false),
      ("Null", false), ("NULL", false), ("none", false), ("~~", false), ("nul", false),
      ("nullx", false), ("0", false), ("[]", false), ("{}", false), ("|\n", false),
    ])
  func null(value: String, isNull: Bool) throws {
    let document = try #require(parse(SourceFile(path: "m", text: "a: \(value)\n")).document)
    let root = try #require(document.root)
    let entry = try #require(document.entries(of: root).first { _ in true })
    #expect(document.isNull(entry.value) == isNull)
  }

  @Test(
    "Byte ranges are right after line ends and letters of every size",
    arguments: [
      (
        "a: b\r\nc: d\r\n",
        [
          "block mapping 0..<10", "  plain 0..<1 a", "  plain 3..<4 b", "  plain 6..<7 c",
          "  plain 9..<10 d",
        ]
      ),
      (
        "a: b\rc: d\r",
        [
          "block mapping 0..<9", "  plain 0..<1 a", "  plain 3..<4 b", "  plain 5..<6 c",
          "  plain 8..<9 d",
        ]
      ),
      ("\u{FEFF}a: b", ["block mapping 3..<7", "  plain 3..<4 a", "  plain 6..<7 b"]),
      (
        "\u{FEFF}é: '😀'\r\n予: b",
        [
          "block mapping 3..<21", "  plain 3..<5 é", "  singleQuoted 7..<13 😀",
          "  plain 15..<18 予", "  plain 20..<21 b",
        ]
      ),
      (
        "a: \"x\u{2028}y\"\nb: c",
        [
          "block mapping 0..<15", "  plain 0..<1 a", "  doubleQuoted 3..<10 x\u{2028}y",
          "  plain 11..<12 b", "  plain 14..<15 c",
        ]
      ),
      (
        "a: 'x\u{85}\u{2029}y'\nb: c",
        [
          "block mapping 0..<17", "  plain 0..<1 a", "  singleQuoted 3..<12 x\u{2029}y",
          "  plain 13..<14 b", "  plain 16..<17 c",
        ]
      ),
      (
        "a: \"x\r\n  y\"\r\nb: c",
        [
          "block mapping 0..<17", "  plain 0..<1 a", "  doubleQuoted 3..<11 x y",
          "  plain 13..<14 b", "  plain 16..<17 c",
        ]
      ),
      (
        "a: |\r\n  予\r\n  y\r\nb: c",
        [
          "block mapping 0..<22", "  plain 0..<1 a", "  literal 3..<18 予\ny\n",
          "  plain 18..<19 b", "  plain 21..<22 c",
        ]
      ),
    ])
  func bytes(text: String, lines: [String]) {
    #expect(
      outline(text).map { Array($0.unicodeScalars) } == lines.map { Array($0.unicodeScalars) })
  }

  @Test("A text that stands in the file as it is read is a range of the file")
  func textsInTheFile() throws {
    let file = SourceFile(path: "m", text: "[plain, 'single', \"double\", 'it''s', \"\\t\"]")
    let document = try #require(parse(file).document)
    let root = try #require(document.root)
    let texts = document.items(of: root).map { document[$0].text }
    #expect(texts.map { file.bytes.count >= $0.upperBound } == [true, true, true, false, false])
    #expect(texts[..<3].map { file[$0] } == ["plain", "single", "double"])
    #expect(document.bytes.starts(with: file.bytes))
  }

  @Test func childrenAreThoseOfTheNodeAndNotTheirs() throws {
    let text = "a: [1, [2, 3], {b: 4}]\nc: {d: {e: 5}, f: 6}\n"
    let document = try #require(parse(SourceFile(path: "m", text: text)).document)
    let root = try #require(document.root)
    let entries = Array(document.entries(of: root))
    #expect(entries.map { document.string(of: $0.key) } == ["a", "c"])
    #expect(document[root].childCount == 4)
    let items = document.items(of: entries[0].value).map { document[$0].kind }
    #expect(items == [.scalar, .sequence, .mapping])
    #expect(document[entries[0].value].childCount == 3)
    let inner = document.entries(of: entries[1].value).map { document.string(of: $0.key) }
    #expect(inner == ["d", "f"])
    #expect(document.items(of: entries[0].key).map { $0 } == [])
  }
}
