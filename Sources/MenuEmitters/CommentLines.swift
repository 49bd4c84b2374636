/// The lines of a note, for comments: split at everything that any compiler or editor takes for a
/// line end, without spaces at their ends.
func commentLines(_ note: ArraySlice<UInt8>) -> [Substring] {
  let text = String(decoding: note, as: UTF8.self)
  var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
    line in
    let end = line.lastIndex { !$0.isWhitespace }
    return end.map { line[...$0] } ?? ""
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}
