import Diagnostics
import MenuYAML
import Testing

/// What holds for every file, also for one that was cut off or broken anywhere.
@Suite("Laws of parsing")
struct BrokenTextTests {
  /// A small menu that has something of everything.
  private static let menu = """
    menu: M # 予約
    rows:
      a: { title: 'it''s', icon: "x\\n" }
      b:
        title: >-
          二つ
          three
        destination: relux://a?b={c}
    order:
      main: [a,
        b]
    """

  static let snippets = [
    menu,
    """
    # menus/drawer.yaml
    menu: NavigationDrawer
    header: {row: user_info, background: {url: "https://example.com/a.jpg", cache: 1d}}
    conditions: [signed_in]
    rows:
      booking:
        title: 予約確認
        icon: {material: event, sf: calendar}
        destination: relux://bookings
      account:
        title: {ja: ログイン, en: 'Log in'}
        variants:
          - when: {signed_in: true}
            title: "Log out \\u2028 \\
              now"
    order:
      main: [booking]
      others:
      - account
      -
    """,
    "\u{FEFF}a: |\r\n  予約\r\n\r\n  確認\r\nb: >-\r\n  x\r\n  y\r\n\r\n# c\r\n",
    "a: &x [1, {b: *x}]\nc: !t {<<: *x, <<: [*y]}\n---\nd: e\n...\n",
    "? [a, b: c, {d, e: }]\n: - - f\n  - ? g\n    : h\n",
    "a: 'it''s\n\n  two'\nb: \"\\U0001F600\\x41\u{2028}\u{85}\"\rc: ~\r",
    "%YAML 1.1\n--- !!map\n{a: \u{202E}b, 'c\u{2066}': 😀}\n",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[a]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    "a:\n  - b\n -item\n\tc: @d\n%e: `f\n",
    "\u{FEFF}%YAML 1.1\r\n---\r\nrows:\r\n- a: &x [1, {b: c}]\r\n  d: *x\r\n- |\r\n  e\r\n...\r\n",
    "a:　b\n-　c：d\n\u{2028}e: \"f\u{85}g\\u30\"h\n? i\n: 'j\n<<<<<<< k",
  ]

  @Test("Every prefix is parsed, and each place lies in the file", arguments: snippets)
  func prefixes(text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      check(Array(bytes[..<count]))
    }
  }

  @Test("Every file with one byte replaced is parsed", arguments: snippets)
  func replacements(text: String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      for byte in ["\n", "\"", "[", "}", ":", " ", "\u{0}"].flatMap(\.utf8) + [0xE3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        check(changed)
      }
    }
  }

  @Test(
    "A menu with any byte replaced or inserted anywhere is parsed",
    arguments: [UInt8]("\t \n\r\"'`@%&*!|>#-?:,[]{}\\<=~a\u{0}".utf8) + [0x85, 0xC2, 0xE3, 0xFF])
  func mutations(byte: UInt8) {
    let bytes = Array(Self.menu.utf8)
    for offset in bytes.indices {
      var changed = bytes
      changed[offset] = byte
      check(changed)
      changed = bytes
      changed.insert(byte, at: offset)
      check(changed)
    }
  }

  /// Each would take hours where the work grew with the square of the size.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("a: \"", "x: y\n", ""), ("a: [", "b,", "\n"), ("", "a: b\n", "  @\n"), ("", " ", "@"),
      ("a: ", "b c\n ", ": d"), ("a: [", "\n\n", ""), ("", "- a\n", "b"),
      ("", "    a\n", " - b: c: d"),
      ("a: ", "予約 ", "b: c"), ("a: {b: ", "c: d ", "}"), ("\"a", "\u{2028}", "\": b"),
    ])
  func takesTimeInProportion(_ start: String, _ middle: String, _ end: String) {
    let text = start + String(repeating: middle, count: 300_000 / middle.utf8.count) + end
    check(Array(text.utf8))
  }

  private func check(_ bytes: [UInt8]) {
    let parsed = parse(SourceFile(path: "menu.yaml", bytes: bytes))
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    let ranges = parsed.diagnostics.flatMap { [$0.range] + $0.notes.compactMap(\.range) }
    #expect(ranges.allSatisfy { $0.upperBound <= bytes.count }, "\(text)")
    guard let document = parsed.document, let root = document.root else {
      #expect(!parsed.diagnostics.isEmpty, "no node, and no reason: \(text)")
      return
    }
    #expect(problem(of: root, in: document, fileLength: bytes.count) == nil, "\(text)")
  }

  /// What is wrong with a node's places: each lies in its parent and after its elder sibling.
  private func problem(of id: Node.ID, in document: Document, fileLength: Int) -> String? {
    let node = document[id]
    guard node.range.upperBound <= fileLength, node.text.upperBound <= document.bytes.count else {
      return "\(node.range.offsets) lies outside of the file"
    }
    if node.kind == .scalar { return nil }
    var end = node.range.lowerBound
    var count = 0
    for child in document.items(of: id) {
      let range = document[child].range
      guard range.lowerBound >= end, range.upperBound <= node.range.upperBound else {
        return "\(range.offsets) lies before \(end), or outside of \(node.range.offsets)"
      }
      end = range.upperBound
      count += 1
      if let problem = problem(of: child, in: document, fileLength: fileLength) { return problem }
    }
    return count == Int(node.childCount) ? nil : "\(count) children instead of \(node.childCount)"
  }
}
