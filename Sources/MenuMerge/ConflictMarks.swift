/// Git's form of a place that two sides changed.
struct ConflictMarks {
  let labels: ConflictLabels
  let lineEnd: [UInt8]

  /// Two versions between the marks.
  func around(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    line("<<<<<<<", labels.ours) + ours + line("=======") + theirs + line(">>>>>>>", labels.theirs)
  }

  /// Two whole texts: the marks stand around what differs.
  func merging(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    let (our, their) = (TextMerge.lines(ours), TextMerge.lines(theirs))
    let shared = zip(our, their).prefix { $0 == $1 }.count
    let (ourRest, theirRest) = (our[shared...], their[shared...])
    let tail = zip(ourRest.reversed(), theirRest.reversed()).prefix { $0 == $1 }.count
    let middle = around(
      Array(ourRest.dropLast(tail).joined()), Array(theirRest.dropLast(tail).joined()))
    return Array(our[..<shared].joined()) + middle + Array(ourRest.suffix(tail).joined())
  }

  private func line(_ mark: String, _ label: String = "") -> [UInt8] {
    Array((label.isEmpty ? mark : mark + " " + label).utf8) + lineEnd
  }
}
