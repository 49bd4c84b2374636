import Diagnostics

/// Finds the comment that belongs to a constant: the one behind it on its line, else the
/// documentation above it.
struct CommentTitles {
  private let bytes: [UInt8]
  private let comments: [Comment]

  init(_ file: SourceFile, _ comments: [Comment]) {
    bytes = file.bytes
    self.comments = comments
  }

  /// Gives the constants of the file what their comments say.
  ///
  /// - Parameter constants: the constants, in the order of the file.
  func add(to constants: inout [Constant]) {
    for index in constants.indices where constants[index].title == nil {
      let name = constants[index].place.range
      let next =
        index + 1 < constants.count
        ? constants[index + 1].place.range.lowerBound : bytes.count
      let previous = index > 0 ? constants[index - 1].place.range.upperBound : 0
      let comment =
        comment(behind: name, before: next, after: previous)
        ?? documentation(above: name, after: previous)
      constants[index].title = comment.map {
        .comment(String(decoding: bytes[$0.range.offsets], as: UTF8.self))
      }
    }
  }

  private func comment(behind name: SourceRange, before next: Int, after previous: Int) -> Comment?
  {
    let index = comments.partitioningIndex { $0.range.lowerBound >= name.upperBound }
    guard index < comments.count else { return nil }
    let comment = comments[index]
    let start = comment.range.lowerBound
    // Of several constants on a line, one cannot tell which is meant.
    guard start < next, isOneLine(name.upperBound..<start),
      !isOneLine(min(previous, name.lowerBound)..<name.lowerBound) || previous == 0,
      next >= bytes.count
        || !isOneLine(comment.range.upperBound..<max(next, comment.range.upperBound))
    else { return nil }
    return comment
  }

  private func documentation(above name: SourceRange, after previous: Int) -> Comment? {
    let index = comments.partitioningIndex { $0.range.lowerBound >= name.lowerBound }
    guard index > 0 else { return nil }
    let comment = comments[index - 1]
    let end = comment.range.upperBound
    guard comment.isDocumentation, comment.range.lowerBound >= previous, end <= name.lowerBound
    else { return nil }
    let between = bytes[end..<name.lowerBound]
    // A documentation that ends its line, with nothing but the declaration's first words below.
    let breaks = between.count { $0 == UInt8(ascii: "\n") }
    guard breaks <= 1, between.count <= 80, !between.contains(UInt8(ascii: ",")) else { return nil }
    // Of several lines, the first one alone would be half a sentence.
    if index > 1 {
      let above = comments[index - 2].range
      let gap = bytes[above.upperBound..<comment.range.lowerBound]
      if comments[index - 2].isDocumentation, gap.count(where: { $0 == UInt8(ascii: "\n") }) == 1,
        gap.allSatisfy({ $0 <= 0x20 })
      {
        return nil
      }
    }
    return comment
  }

  private func isOneLine(_ range: Range<Int>) -> Bool {
    !bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
