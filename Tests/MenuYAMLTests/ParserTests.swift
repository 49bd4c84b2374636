import Diagnostics
import MenuYAML
import Messages
import Testing

@Suite("What YAML allows and a menu does not")
struct ParserTests {
  @Test(
    "Each mistake is reported once, where it stands",
    arguments: [
      ("a: &x 1\n", ["anchor 3..<5"]),
      ("a: &x 1\nb: *x\nc: *x\n", ["anchor 3..<5"]),
      ("&x a: 1\n", ["anchor 0..<2"]),
      ("a: &xyz\n  b: 1\n", ["anchor 3..<7"]),
      ("a: &x [1]\nb: &y [2]\n", ["anchor 3..<5", "anchor 13..<15"]),
      ("a: &x 1\nb: &x 2\nc: *x\n", ["anchor 3..<5", "anchor 11..<13"]),
      ("a: &x [1]\nb: &y [*x]\nc: *y\n", ["anchor 3..<5"]),
      ("a: &x [&y 1, *y]\n", ["anchor 7..<9"]),
      ("a: &x [*x]\n", ["anchor 3..<5"]),
      ("a: &x [*y]\n", ["anchor 3..<5", "alias 7..<9"]),
      ("a: *x\n", ["alias 3..<5"]),
      ("*x", ["alias 0..<2"]),
      ("&x", ["anchor 0..<2"]),
      ("予: *x\nb: 1\n", ["alias 5..<7"]),
      ("a: !t b\n", ["tag 3..<3"]),
      ("a: !!str 1\n", ["tag 3..<3"]),
      ("a: !t [b]\nc: !<u> {d: e}\n", ["tag 3..<3", "tag 13..<13"]),
      ("!!str", ["tag 0..<0"]),
      ("a: {<<: b}\n", ["merge-key 4..<6"]),
      ("a: &x {b: 1}\nc:\n  <<: *x\n", ["merge-key 18..<20"]),
      ("a: &x {b: 1}\nc: &y {}\nd: {<<: [*x, *y]}\n", ["merge-key 26..<28"]),
      ("a: [<<, '<<']\n'<<': <<\n", []),
      ("a: [&x 1, <<, *x]\n", ["anchor 4..<6"]),
      ("a: 1\n---\nb: 2\n", ["second-document 5..<8"]),
      ("a: 1\n---\nb: 2\n---\nc: [\n", ["second-document 5..<8"]),
      ("--- a\n--- b\n", ["second-document 6..<9"]),
      ("---\n---\na: 1\n", ["second-document 4..<7"]),
      ("---\na: 1\n...\n", []),
      ("a: 1\n...\n---\n", ["second-document 9..<12"]),
    ])
  func mistake(text: String, found: [String]) {
    #expect(reports(text).sorted() == found.sorted())
  }

  @Test(
    "A file without a value is empty, from its first letter",
    arguments: [
      ("", 0), ("\u{FEFF}", 3), ("\n\n", 0), ("# nothing\n", 0), ("---\n", 0), ("null\n", 0),
      ("~", 0), ("\u{FEFF}# nothing\r\n", 3),
    ])
  func empty(text: String, place: Int) {
    #expect(reports(text) == ["empty-file \(place..<place)"])
    #expect(outline(text) == [])
  }

  @Test("A quoted nothing is a value", arguments: ["''", "\"\"", "[]", "{}"])
  func notEmpty(text: String) {
    #expect(reports(text) == [])
    #expect(outline(text).count == 1)
  }

  @Test(
    "Exactly the nodes in which something was reported are broken",
    arguments: [
      ("[&x a, b]", ["plain 1..<5 a (broken)", "plain 7..<8 b"]),
      ("[!t a, b]", ["plain 1..<5 a (broken)", "plain 7..<8 b"]),
      ("[*x, b]", ["plain 1..<3 (null) (broken)", "plain 5..<6 b"]),
      ("[&x [a], b]", ["flow sequence 1..<7 (broken)", "  plain 5..<6 a", "plain 9..<10 b"]),
      ("[a\u{202E}, b]", ["plain 1..<5 a\u{202E} (broken)", "plain 7..<8 b"]),
      ("['\u{2066}', b]", ["singleQuoted 1..<6 \u{2066} (broken)", "plain 8..<9 b"]),
      ("# \u{202E}\n[a, b]", ["plain 7..<8 a", "plain 10..<11 b"]),
      ("[a, # \u{202E}\n b]", ["plain 1..<2 a", "plain 11..<12 b"]),
    ])
  func broken(text: String, items: [String]) {
    #expect(outline(text).dropFirst().map { String($0.dropFirst(2)) } == items)
  }

  @Test("Collections may lie as deep in one another as the limit says, and no deeper")
  func depth() {
    func flow(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let limit = Limits.depth
    #expect(reports(flow(limit)) == [])
    #expect(outline(flow(limit)).count == limit)
    #expect(reports(flow(limit + 1)) == ["nesting-too-deep \(limit..<limit)"])
    #expect(reports(flow(100_000)) == ["nesting-too-deep \(limit..<limit)"])

    let block = String(repeating: "- ", count: limit)
    #expect(reports(block + "a") == [])
    #expect(reports(block + "- a") == ["nesting-too-deep \(2 * limit..<2 * limit)"])
    // Beside one another they may be many.
    #expect(reports("[" + String(repeating: "[],", count: 100) + "]") == [])
  }

  @Test func aFileMayBeAsLargeAsTheLimitSaysAndNoLarger() {
    var bytes = Array("a: b\n#".utf8)
    bytes += repeatElement(UInt8(ascii: "x"), count: Limits.bytes - bytes.count)
    #expect(reports(bytes) == [])
    #expect(reports(bytes + [UInt8(ascii: "x")]) == ["file-too-large 0..<0"])
  }

  @Test func whatIsReportedHasASentenceInBothLanguages() {
    let text = "a: &x !t 1\nb: *y\n<<: {}\nc: \u{202E}\n---\n"
    let diagnostics = parse(SourceFile(path: "m", text: text)).diagnostics
    let rules = ["direction-control", "tag", "merge-key", "second-document", "anchor", "alias"]
    #expect(diagnostics.map(\.rule.name) == rules)
    for diagnostic in diagnostics {
      #expect(diagnostic.severity == .error)
      #expect(!diagnostic.message.english.isEmpty)
      #expect(diagnostic.message.japanese.unicodeScalars.contains { $0.value >= 0x3040 })
      #expect(diagnostic.help != nil)
    }
  }

  @Test(
    "What follows the place where a file is cut off by libyaml is no document",
    arguments: ["a: [b", "a: 'b", "a: b: c", "\ta: b", "a: @b", "}"])
  func unreadable(text: String) {
    #expect(reports(text).count == 1)
    #expect(outline(text) == [])
  }
}
