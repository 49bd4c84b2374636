import Diagnostics
import TestSupport
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(old: Array(old.utf8), new: Array(new.utf8), path: "menu.yaml").text
  }

  @Test("A changed line stands among three lines of its surroundings")
  func surroundings() {
    let lines = (1...20).map { "line \($0)\n" }
    var changed = lines
    changed[9] = "other\n"
    #expect(
      diff(lines.joined(), changed.joined()) == """
        --- a/menu.yaml
        +++ b/menu.yaml
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +other
         line 11
         line 12
         line 13

        """)
  }

  @Test("Lines side by side change together")
  func together() {
    #expect(
      diff("a\nb\nc\nd\ne\n", "a\nB\nC\nd\ne\n").hasSuffix(" a\n-b\n-c\n+B\n+C\n d\n e\n"))
  }

  @Test("Equal texts have no difference", arguments: ["", "a", "a\n", "a\r\nb\r\n"])
  func equal(text: String) {
    #expect(diff(text, text) == "")
  }

  @Test("A last line without an end is told")
  func lastLine() {
    #expect(
      diff("a\n", "a") == """
        --- a/menu.yaml
        +++ b/menu.yaml
        @@ -1,1 +1,1 @@
        -a
        +a
        \\ No newline at end of file

        """)
  }

  @Test("A letter that is only composed otherwise is a change, since the bytes are")
  func composition() {
    #expect(diff("\u{30AC}\n", "\u{30AB}\u{3099}\n").hasSuffix("-\u{30AC}\n+\u{30AB}\u{3099}\n"))
  }

  @Test("Whoever applies it gets the new text", arguments: 0..<200)
  func applied(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func number(below bound: Int) -> Int { .random(in: 0..<bound, using: &random) }
    let old = (0..<number(below: 60)).map { _ in "\(number(below: 8))\n" }
    var new = old
    for _ in 0..<number(below: 12) {
      let place = number(below: new.count + 1)
      switch number(below: 3) {
      case 0: new.insert("new \(number(below: 4))\n", at: place)
      case 1 where place < new.count: new.remove(at: place)
      default: if place < new.count { new[place] = "changed\n" }
      }
    }
    #expect(Self.apply(diff(old.joined(), new.joined()), to: old) == new)
  }

  @Test("A hundred thousand changes are told without trying all pairs")
  func large() {
    let old = (0..<100_000).map { "old \($0)\n" }
    let new = old.map { $0 == "old 5\n" ? $0 : "new\n" } + ["one more\n"]
    #expect(Self.apply(diff(old.joined(), new.joined()), to: old) == new)
  }

  /// Reads the hunks as `patch` does, and holds that what they remove and keep stands there.
  private static func apply(_ diff: String, to old: [String]) -> [String]? {
    var new: [String] = []
    var place = 0
    for line in diff.split(separator: "\n").dropFirst(2).map({ $0 + "\n" }) {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        guard let match = line.firstMatch(of: #/@@ -(\d+),(\d+) /#), let start = Int(match.1) else {
          return nil
        }
        let next = match.2 == "0" ? start : start - 1
        guard next >= place else { return nil }
        new += old[place..<next]
        place = next
      case "+": new.append(text)
      case "-", " ":
        guard place < old.count, old[place] == text else { return nil }
        if line.first == " " { new.append(text) }
        place += 1
      default: return nil
      }
    }
    return new + old[place...]
  }
}
