import Spelling

/// The difference of two texts, line by line, in the unified form that `diff -u` and git print.
public struct UnifiedDiff {
  /// The lines around a change that are shown, too.
  private static let context = 3

  private let old: [Substring]
  private let new: [Substring]
  private let path: String

  /// Compares two texts of one file.
  public init(old: String, new: String, path: String) {
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
    case keep(Substring)
    case remove(Substring)
    case insert(Substring)

    var isChange: Bool { if case .keep = self { false } else { true } }
  }

  /// The steps from the old lines to the new ones: the shortest way.
  private func steps() -> [Step] {
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
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count, changes[last + 1] - changes[last] <= 2 * Self.context + 1 {
        last += 1
      }
      let start = max(0, changes[index] - Self.context)
      let end = min(steps.count, changes[last] + Self.context + 1)
      hunks.append(hunk(steps, start..<end))
      index = last + 1
    }
    return hunks
  }

  private func hunk(_ steps: [Step], _ range: Range<Int>) -> String {
    let before = steps[..<range.lowerBound]
    let oldStart = before.count { if case .insert = $0 { false } else { true } }
    let newStart = before.count { if case .remove = $0 { false } else { true } }
    var (oldCount, newCount) = (0, 0)
    var body = ""
    for step in steps[range] {
      switch step {
      case .keep(let line):
        body += " " + Self.shown(line)
        oldCount += 1
        newCount += 1
      case .remove(let line):
        body += "-" + Self.shown(line)
        oldCount += 1
      case .insert(let line):
        body += "+" + Self.shown(line)
        newCount += 1
      }
    }
    let oldRange = "\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
    let newRange = "\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
    return "@@ -\(oldRange) +\(newRange) @@\n" + body
  }

  /// A line with its end, and with the remark for a last line that has none.
  private static func shown(_ line: Substring) -> String {
    line.unicodeScalars.last == "\n" ? String(line) : line + "\n\\ No newline at end of file\n"
  }

  /// The lines with their ends: LF, as `diff` has it; a CR before it belongs to the line.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    let scalars = text.unicodeScalars
    while let end = scalars[start...].firstIndex(of: "\n") {
      let next = scalars.index(after: end)
      lines.append(text[start..<next])
      start = next
    }
    if start < text.endIndex { lines.append(text[start...]) }
    return lines
  }
}
