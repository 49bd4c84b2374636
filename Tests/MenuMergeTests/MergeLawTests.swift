import Diagnostics
import Foundation
import MenuCompiler
@testable import MenuMerge
import TestSupport
import Testing

/// What holds for every merge: shown on menus made at random.
///
/// `MENUC_MERGES=10000` tries as many.
@Suite struct MergeLawTests {
  private static let count =
    ProcessInfo.processInfo.environment["MENUC_MERGES"].flatMap { Int($0) } ?? 300

  @Test func whoChangesAloneWins() {
    var random = SplitMix(seed: 1)
    for _ in 0..<Self.count {
      let base = RandomMenu(using: &random)
      var side = base
      side.change(base.rows.map(\.id), "x", using: &random)
      let (old, new) = (Array(base.text.utf8), Array(side.text.utf8))
      // Without the short way for files that only one side changed.
      for (ours, theirs) in [(new, old), (old, new), (new, new)] {
        let merged = Merge(base: old, ours: ours, theirs: theirs).byRows()
        guard merged.bytes == new, !merged.hasConflicts else {
          let text = String(decoding: merged.bytes, as: UTF8.self)
          Issue.record("\(base.text)---\n\(side.text)---\n\(text)")
          return
        }
      }
    }
  }

  /// Of several rows that moved past another one, it may be the one that looks moved: each side
  /// moves one.
  @Test("Changes of different rows never conflict, and nothing of them is lost")
  func differentRows() {
    var random = SplitMix(seed: 2)
    for _ in 0..<Self.count {
      let base = RandomMenu(using: &random)
      let ids = base.rows.map(\.id).shuffled(using: &random)
      let half = ids.count / 2
      var (ours, theirs) = (base, base)
      ours.change(Array(ids[..<half]), "x", moves: 1, using: &random)
      theirs.change(Array(ids[half...]), "y", moves: 1, using: &random)
      let (there, back) = bothWays(base, ours, theirs)
      let text = String(decoding: there.bytes, as: UTF8.self)
      let expected = expectedWords(base.text, ours.text, theirs.text)
      let file = SourceFile(path: "a.yaml", bytes: there.bytes)
      let isRight =
        !there.hasConflicts && has(expected, in: words(text))
        && has(expected, in: words(String(decoding: back.bytes, as: UTF8.self)))
        && compile(file).menu != nil
      guard isRight else {
        Issue.record(
          """
          \(base.text)--- ours
          \(ours.text)--- theirs
          \(theirs.text)--- merged
          \(text)--- \(Set(expected.keys).symmetricDifference(words(text).keys))
          """)
        return
      }
    }
  }

  @Test("Whatever two sides do, no row and no comment of theirs is lost, and it is valid or marked")
  func anything() {
    var random = SplitMix(seed: 3)
    for _ in 0..<Self.count {
      let base = RandomMenu(using: &random)
      var (ours, theirs) = (base, base)
      ours.change(base.rows.map(\.id), "x", using: &random)
      theirs.change(base.rows.map(\.id), "y", using: &random)
      let files = [base, ours, theirs].map { SourceFile(path: "a.yaml", text: $0.text) }
      let merged = merge(base: files[0], ours: files[1], theirs: files[2])
      let text = String(decoding: merged.bytes, as: UTF8.self)
      let found = words(text)
      let isLost = expectedWords(base.text, ours.text, theirs.text).keys.contains {
        found[$0] == nil
      }
      let result = compile(SourceFile(path: "a.yaml", bytes: merged.bytes))
      let isRight =
        merged.hasConflicts
        ? result.diagnostics.map(\.rule) == ["merge-conflict"] : result.menu != nil
      guard isRight, !isLost else {
        Issue.record(
          "\(base.text)--- ours\n\(ours.text)--- theirs\n\(theirs.text)--- merged\n\(text)")
        return
      }
    }
  }

  /// Of what both sides put at one place, ours stands first: else it is all the same who merges.
  @Test("Whoever merges, it is the same but for the order of what both put at one place")
  func symmetry() {
    var random = SplitMix(seed: 4)
    for _ in 0..<Self.count {
      let base = RandomMenu(using: &random)
      var (ours, theirs) = (base, base)
      ours.change(base.rows.map(\.id), "x", using: &random)
      theirs.change(base.rows.map(\.id), "y", using: &random)
      let (there, back) = bothWays(base, ours, theirs)
      let (again, _) = bothWays(base, ours, theirs)
      let texts = [there, back].map { String(decoding: $0.bytes, as: UTF8.self) }
      let isRight =
        there.bytes == again.bytes && there.hasConflicts == back.hasConflicts
        && (there.hasConflicts || words(texts[0]) == words(texts[1]))
      guard isRight else {
        Issue.record(
          """
          \(base.text)--- ours
          \(ours.text)--- theirs
          \(theirs.text)--- merged
          \(texts[0])--- merged by the other one
          \(texts[1])
          """)
        return
      }
    }
  }

  /// Without the short ways for files that only one side changed or that are no menu.
  private func bothWays(
    _ base: RandomMenu, _ ours: RandomMenu, _ theirs: RandomMenu
  ) -> (there: Merged, back: Merged) {
    let sides = [base, ours, theirs].map { Array($0.text.utf8) }
    return (
      Merge(base: sides[0], ours: sides[1], theirs: sides[2]).byRows(),
      Merge(base: sides[0], ours: sides[2], theirs: sides[1]).byRows()
    )
  }

  /// Whether a merge has the words that it should.
  ///
  /// A comment that is set off belongs to no row, so that it may stay where its row goes; but it
  /// stands there once.
  private func has(_ expected: [Substring: Int], in found: [Substring: Int]) -> Bool {
    Set(expected.keys).union(found.keys).allSatisfy { word in
      let (count, wanted) = (found[word] ?? 0, expected[word] ?? 0)
      return count == wanted || (word.hasPrefix("banner") && (wanted...1).contains(count))
    }
  }

  /// The words of a text, and how often each stands there.
  private func words(_ text: String) -> [Substring: Int] {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// How often each word stands in a merge where a word stands once for each thing that it names.
  private func expectedWords(
    _ base: String, _ ours: String, _ theirs: String
  ) -> [Substring: Int] {
    let (old, our, their) = (words(base), words(ours), words(theirs))
    var result: [Substring: Int] = [:]
    for word in Set(old.keys).union(our.keys).union(their.keys) {
      let before = old[word] ?? 0
      let count = before + (our[word] ?? 0) - before + (their[word] ?? 0) - before
      if count > 0 { result[word] = count }
    }
    return result
  }
}
