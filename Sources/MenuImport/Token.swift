import Diagnostics

/// A token of a source in C or Swift.
///
/// It keeps no text: a file of megabytes has millions of them.
struct Token {
  /// What a token is.
  enum Kind: UInt8 {
    case identifier
    case number
    case text
    case character
    case sign
  }

  var kind: Kind
  /// Whether it is the first on its line; a line ends where no backslash joins it to the next.
  var startsLine: Bool
  /// The file that it stands in, as an index.
  var file: UInt32
  var range: SourceRange

  /// Where it stands.
  var place: Place { Place(file: Int(file), range: range) }
}
