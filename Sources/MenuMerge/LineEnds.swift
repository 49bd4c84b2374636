import Diagnostics

/// How the lines of a text end.
struct LineEnds {
  /// The one line end that it has; `nil` where it has several kinds or none.
  let style: [UInt8]?
  /// Whether its last line has none.
  let isOpen: Bool

  init(of text: [UInt8]) {
    let styles = Set(LineEnd.ranges(in: text).map { Array(text[$0]) })
    style = styles.count == 1 ? styles.first : nil
    isOpen = text.last.map { !LineEnd.isPart($0) } ?? false
  }

  /// The text with other line ends, where it has one kind.
  func replaced(in text: [UInt8], with end: [UInt8]) -> [UInt8] {
    guard let style, style != end else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if byte == style.last { result += end } else if byte != style.first { result.append(byte) }
    }
    return result
  }
}
