import Diagnostics

/// A piece of a menu file as YAML reads it.
struct Token {
  enum Kind: UInt8 {
    case plain, singleQuoted, doubleQuoted, blockScalar
    /// An anchor, an alias or a tag.
    case property
    /// `[` or `{`.
    case opener
    /// `]` or `}`.
    case closer
    case comma, colon, dash, questionMark
    /// `---` or `...`.
    case marker
    /// A line that starts with `%`.
    case directive
    /// A word that starts with a character that YAML keeps for itself.
    case reserved
  }

  let kind: Kind
  let range: SourceRange

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }
  var isQuoted: Bool { kind == .singleQuoted || kind == .doubleQuoted }
  var isText: Bool { kind == .plain || isQuoted }
}
