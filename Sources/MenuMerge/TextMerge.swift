import Diagnostics

/// Texts in three versions.
enum TextMerge {
  /// The version that only one side changed; `nil` where both did, each otherwise.
  static func exact(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if ours == theirs || base == theirs { return ours }
    return base == ours ? theirs : nil
  }

  /// Comments and blank lines: where both sides changed them, the lines of both.
  static func union(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    if let text = exact(base, ours, theirs) { return text }
    let known = Set(lines(base) + lines(ours))
    return ours + lines(theirs).filter { !known.contains($0) }.joined()
  }

  /// The comment lines of a text that another one has not.
  static func comments(_ text: [UInt8], besides base: [UInt8]) -> [UInt8] {
    let known = Set(lines(base))
    return Array(
      lines(text).filter { $0.contains(UInt8(ascii: "#")) && !known.contains($0) }.joined())
  }

  /// The lines with their ends.
  static func lines(_ text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for end in LineEnd.ranges(in: text).map(\.upperBound) {
      lines.append(Array(text[start..<end]))
      start = end
    }
    return start == text.count ? lines : lines + [Array(text[start...])]
  }
}
