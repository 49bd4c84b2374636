import Diagnostics

/// The words of a comment, read as if they were code.
struct CommentCode {
  private let tokens: [Token]
  private let inner: SourceFile
  /// Where the words begin in the file.
  private let start: Int

  init(_ source: SourceFile, _ comment: Comment, language: SourceLanguage) {
    start = comment.content.lowerBound
    inner = SourceFile(path: source.path, bytes: Array(source.bytes[comment.content.offsets]))
    tokens =
      language == .swift
      ? SwiftTokenizer(inner, file: 0).tokens : CTokenizer(inner, file: 0).tokens
  }

  func text(_ token: Token) -> String { inner[token.range] }

  /// The tokens, line by line.
  var lines: [ArraySlice<Token>] {
    let starts = tokens.indices.filter { tokens[$0].startsLine }
    return zip(starts, starts.dropFirst() + [tokens.endIndex]).map { tokens[$0..<$1] }
  }

  /// Whether a line is code of an enum rather than words.
  func looksLikeMembers(_ line: ArraySlice<Token>) -> Bool {
    line.last.map(text) == "," || line.contains { text($0) == "=" }
  }

  /// The names in `A, B = 2, C`; none where anything stands between them, as in a sentence.
  func names(in tokens: ArraySlice<Token>) -> [Token] {
    var names: [Token] = []
    for part in tokens.split(whereSeparator: { text($0) == "," }) {
      guard let name = part.first, name.kind == .identifier,
        part.count == 1 || text(part[part.startIndex + 1]) == "="
      else { return [] }
      names.append(name)
    }
    return names
  }

  /// The name in `#define NAME 3` and in `static const int NAME = 3;`.
  func definedName(_ line: ArraySlice<Token>) -> Token? {
    guard !line.contains(where: { $0.kind == .text }) else { return nil }
    let words = line.prefix(16).map(text)
    if words.starts(with: ["#", "define"]), words.count > 3, words[3] != "(" {
      return line[line.startIndex + 2]
    }
    guard words.contains("const"), let sign = words.firstIndex(of: "="), sign > 1,
      sign + 1 < words.count
    else { return nil }
    return line[line.startIndex + sign - 1]
  }

  /// A name as a constant without a value.
  func constant(_ name: Token, file: Int) -> Constant {
    let (lower, upper) = (name.range.lowerBound + start, name.range.upperBound + start)
    return Constant(
      name: text(name), place: Place(file: file, range: SourceRange(lower..<upper)),
      value: .failure(.empty))
  }
}
