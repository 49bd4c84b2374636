/// Git's form of a place that two sides changed.
enum ConflictMarks {
  /// Two versions between the marks.
  static func text(_ ours: [UInt8], _ theirs: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    func line(_ text: String) -> [UInt8] { Array(text.utf8) + lineEnd }
    return line("<<<<<<< ours") + ours + line("=======") + theirs + line(">>>>>>> theirs")
  }

  /// Two whole texts: the marks stand around what differs.
  static func text(of ours: [UInt8], _ theirs: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    let (our, their) = (TextMerge.lines(ours), TextMerge.lines(theirs))
    let shared = zip(our, their).prefix { $0 == $1 }.count
    let (ourRest, theirRest) = (our[shared...], their[shared...])
    let tail = zip(ourRest.reversed(), theirRest.reversed()).prefix { $0 == $1 }.count
    let middle = text(
      Array(ourRest.dropLast(tail).joined()), Array(theirRest.dropLast(tail).joined()),
      lineEnd: lineEnd)
    return Array(our[..<shared].joined()) + middle + Array(ourRest.suffix(tail).joined())
  }
}
