import Diagnostics

/// The word that a line starts with, where it looks like a key, and what follows it.
struct KeyWord {
  /// The word: ASCII letters, digits, `_` and `-`.
  let range: SourceRange
  /// The first character after the word.
  let mark: Unicode.Scalar

  /// How long a word may be that still looks like a key.
  private static let longest = 100

  /// The first word of a line, after dashes; `nil` where the line starts with another character or
  /// ends with the word.
  init?(of line: SourceLine) {
    var rest = Array(line.scalars.prefix(line.indentation + Self.longest))[...]
    rest = rest.drop { $0.scalar.isSpaceLike || $0.scalar == "-" }
    let word = rest.prefix { Self.isLetter($0.scalar) }
    guard let first = word.first, let next = rest[word.endIndex...].first,
      !("0"..."9").contains(first.scalar)
    else { return nil }
    range = SourceRange(first.offset..<next.offset)
    mark = next.scalar
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
