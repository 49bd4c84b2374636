import Spelling

/// The difference of two texts, line by line, in the unified form that `diff -u` and git print.
///
/// Lines are compared as bytes: `String` takes a letter for equal however it is composed.
public struct UnifiedDiff {
  /// The lines around a change that are shown, too.
  private static let context = 3

  private typealias Line = ArraySlice<UInt8>

  private let old: [Line]
  private let new: [Line]
  private let path: String

  /// Compares two texts of one file.
  public init(old: [UInt8], new: [UInt8], path: String) {
    self.old = Self.lines(old)
    self.new = Self.lines(new)
    self.path = path
  }

  /// The diff; empty where the texts are equal.
  public var text: String {
    let hunks = hunks()
    if hunks.isEmpty { return "" }
    let name = VisibleText.line(path)
    return "--- a/\(name)\n+++ b/\(name)\n" + hunks.joined()
  }

  private enum Step {
    case keep(Line)
    case remove(Line)
    case insert(Line)

    var isChange: Bool { if case .keep = self { false } else { true } }
  }

  /// How many pairs of lines the shortest way may take to find; it can be quadratic.
  private static let mostWork = 20_000_000

  /// The steps from the old lines to the new ones.
  private func steps() -> [Step] {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old[shared...], new[shared...])
    let tail = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    let (removed, inserted) = (oldRest.dropLast(tail), newRest.dropLast(tail))
    return old[..<shared].map(Step.keep) + steps(from: removed, to: inserted)
      + newRest.suffix(tail).map(Step.keep)
  }

  private func steps(from old: ArraySlice<Line>, to new: ArraySlice<Line>) -> [Step] {
    if old.count == new.count, old.count > 1 {
      // Most edits keep the lines: then each stands where it stood.
      let pairs = zip(old, new)
      if pairs.count(where: ==) * 2 >= old.count {
        return pairedSteps(from: old, to: new)
      }
    }
    guard old.count * new.count <= Self.mostWork else {
      return old.map(Step.remove) + new.map(Step.insert)
    }
    return shortestSteps(from: Array(old), to: Array(new))
  }

  /// Each line in place of the one where it stands; lines side by side change together.
  private func pairedSteps(
    from old: ArraySlice<Line>, to new: ArraySlice<Line>
  ) -> [Step] {
    var steps: [Step] = []
    var (removed, inserted): ([Step], [Step]) = ([], [])
    for (old, new) in zip(old, new) {
      if old == new {
        steps += removed + inserted + [.keep(new)]
        (removed, inserted) = ([], [])
      } else {
        removed.append(.remove(old))
        inserted.append(.insert(new))
      }
    }
    return steps + removed + inserted
  }

  private func shortestSteps(from old: [Line], to new: [Line]) -> [Step] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var steps: [Step] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        steps.append(.remove(old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        steps.append(.insert(new[newIndex]))
        newIndex += 1
      } else {
        steps.append(.keep(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return steps
  }

  private func hunks() -> [String] {
    let steps = steps()
    let changes = steps.indices.filter { steps[$0].isChange }
    var hunks: [String] = []
    var (oldLine, newLine, step) = (0, 0, 0)
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * Self.context + 1 {
        last += 1
      }
      let start = max(0, changes[index] - Self.context)
      let end = min(steps.count, changes[last] + Self.context + 1)
      // Between two hunks nothing changes.
      oldLine += start - step
      newLine += start - step
      let hunk = Hunk(steps[start..<end])
      hunks.append(hunk.text(oldLine, newLine))
      oldLine += hunk.oldCount
      newLine += hunk.newCount
      (step, index) = (end, last + 1)
    }
    return hunks
  }

  /// Steps that are shown together.
  private struct Hunk {
    private(set) var oldCount = 0
    private(set) var newCount = 0
    private var body = ""

    init(_ steps: ArraySlice<Step>) {
      for step in steps {
        switch step {
        case .keep(let line):
          body += " " + shown(line)
          oldCount += 1
          newCount += 1
        case .remove(let line):
          body += "-" + shown(line)
          oldCount += 1
        case .insert(let line):
          body += "+" + shown(line)
          newCount += 1
        }
      }
    }

    /// The hunk below its head, where so many lines stand before it.
    func text(_ oldStart: Int, _ newStart: Int) -> String {
      let oldRange = "\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
      let newRange = "\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
      return "@@ -\(oldRange) +\(newRange) @@\n" + body
    }
  }

  /// A line with its end, and with the remark for a last line that has none.
  private static func shown(_ line: Line) -> String {
    let text = String(decoding: line, as: UTF8.self)
    return line.last == lineFeed ? text : text + "\n\\ No newline at end of file\n"
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The lines with their ends: LF, as `diff` has it; a CR before it belongs to the line.
  private static func lines(_ text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while let end = text[start...].firstIndex(of: lineFeed) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }
}
