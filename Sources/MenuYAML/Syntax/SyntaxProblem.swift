import Diagnostics

/// Where libyaml gave up, with what stands there and before.
struct SyntaxProblem {
  let file: SourceFile
  /// Why it gave up; `nil` where menuc does not know libyaml's sentence.
  let complaint: Complaint?
  /// Where it gave up; may be the end of the file.
  let offset: Int
  /// Where the thing began that it was reading.
  let contextOffset: Int?
  /// All tokens up to the end of the line where it gave up.
  let tokens: [Token]
  /// How many of them lie before the place where it gave up.
  let readCount: Int
  /// The brackets that are open there, the innermost last.
  let openBrackets: [Token]

  init(_ error: EventStream.SyntaxError, in file: SourceFile) {
    self.file = file
    complaint = Complaint(rawValue: error.problem)
    offset = min(error.offset, file.bytes.count)
    contextOffset = error.context.map { _ in min(error.contextOffset, file.bytes.count) }
    tokens = Tokenizer.tokens(of: file, to: SourceLine(at: offset, of: file).offsets.upperBound)

    var count = 0
    var brackets: [Token] = []
    while count < tokens.count, tokens[count].start < offset {
      if tokens[count].kind == .opener { brackets.append(tokens[count]) }
      if tokens[count].kind == .closer { _ = brackets.popLast() }
      count += 1
    }
    readCount = count
    openBrackets = brackets
  }

  var bytes: [UInt8] { file.bytes }
  var isInFlow: Bool { !openBrackets.isEmpty }

  /// The last token before the place where libyaml gave up.
  var before: Token? { readCount > 0 ? tokens[readCount - 1] : nil }

  /// The token where libyaml gave up; `nil` at the end of the file.
  var culprit: Token? { readCount < tokens.count ? tokens[readCount] : nil }

  /// The index of the token that libyaml was looking for a colon after.
  var keyIndex: Int? {
    guard complaint == .noColon, let contextOffset else { return nil }
    return index(at: contextOffset)
  }

  /// The index of the token that starts at an offset.
  func index(at start: Int) -> Int? {
    let index = tokens.partitioningIndex { $0.start >= start }
    return index < tokens.count && tokens[index].start == start ? index : nil
  }

  /// The token before one of the tokens.
  func token(before index: Int, by distance: Int = 1) -> Token? {
    index >= distance ? tokens[index - distance] : nil
  }

  func line(at offset: Int) -> SourceLine { SourceLine(at: offset, of: file) }

  func text(_ token: Token) -> String { file[token.range] }

  /// The range of one character.
  func character(at offset: Int) -> SourceRange {
    var scalars = ScalarOffsets(of: file, in: offset..<bytes.count)
    guard scalars.next() != nil else { return SourceRange(at: offset) }
    return SourceRange(offset..<(scalars.next()?.offset ?? bytes.count))
  }

  /// The white space of any kind that starts at an offset, up to the end of the line.
  func spaces(at start: Int) -> SourceRange {
    let end = line(at: start).offsets.upperBound
    let next = ScalarOffsets(of: file, in: start..<max(start, end)).first { !$0.scalar.isSpaceLike }
    return SourceRange(start..<(next?.offset ?? max(start, end)))
  }

  /// Writes a plain mark and a plain space in place of one that looks like it, with the white space
  /// after it.
  func plainMark(_ mark: String, at range: SourceRange) -> TextEdit {
    let spaces = spaces(at: range.upperBound)
    let isLast = spaces.upperBound == line(at: range.lowerBound).offsets.upperBound
    return TextEdit(range.joined(to: spaces), with: isLast ? mark : mark + " ")
  }

  func isOnOneLine(_ token: Token) -> Bool {
    line(at: token.start).offsets.upperBound >= token.end
  }

  /// Whether a token is the first on its line.
  func startsLine(_ token: Token) -> Bool {
    line(at: token.start).contentStart >= token.start
  }

  /// A token up to the end of its line, without spaces at the end.
  func firstLine(of token: Token) -> SourceRange {
    let end = min(token.end, line(at: token.start).offsets.upperBound)
    let spaces = bytes[token.start..<end].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return SourceRange(token.start..<end - spaces.count)
  }

  /// The lines that can hold the mistake, from the most likely one: those of the text that libyaml
  /// was reading, then the line that the indentation puts above the one where it gave up.
  var suspects: [SourceLine] {
    let first: Int
    var last = offset
    if let keyIndex {
      first = tokens[keyIndex].start
      last = tokens[keyIndex].end
    } else {
      first = min(before?.start ?? offset, offset)
    }
    var lines = [line(at: first)]
    while let next = lines.last?.next, next.offsets.lowerBound <= last { lines.append(next) }
    if let parent = parent(of: line(at: offset)) { lines.append(parent) }
    return lines.filter { !$0.isBlankOrComment && !isInsideText($0) }
  }

  /// Whether a line belongs to a text in quotes or after `|`, where all characters are allowed.
  private func isInsideText(_ line: SourceLine) -> Bool {
    guard let before, before.isQuoted || before.kind == .blockScalar else { return false }
    return before.start < line.offsets.lowerBound && line.offsets.lowerBound < before.end
  }

  /// The nearest line above that starts further to the left, as YAML counts.
  func parent(of line: SourceLine) -> SourceLine? {
    let indentation = line.indentation
    var above = line.previous
    while let candidate = above {
      if !candidate.isBlankOrComment, candidate.indentation < indentation { return candidate }
      above = candidate.previous
    }
    return nil
  }
}
