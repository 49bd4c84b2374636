public import Diagnostics

/// A node of a YAML file: a scalar, a sequence or a mapping, with its place.
///
/// Nodes lie in one array in the order of the file, a collection before its children; so a subtree
/// is a run of nodes, and a node knows where its own ends.
public struct Node: Sendable {
  /// A node's place in its document.
  public struct ID: Hashable, Sendable {
    let index: UInt32

    init(_ index: Int) { self.index = UInt32(index) }
  }

  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// A text, whatever it looks like: YAML's other scalar types are the decoder's business.
    case scalar
    /// A list.
    case sequence
    /// Keys and values.
    case mapping
  }

  /// How a node was written.
  public enum Style: UInt8, Sendable {
    /// A scalar without quotes.
    case plain
    /// A scalar in `'…'`.
    case singleQuoted
    /// A scalar in `"…"`.
    case doubleQuoted
    /// A scalar after `|`.
    case literal
    /// A scalar after `>`.
    case folded
    /// A collection by indentation.
    case block
    /// A collection in brackets or braces.
    case flow
  }

  /// What the node is.
  public let kind: Kind
  /// How it was written.
  public let style: Style
  /// Whether something in it was reported already, so that nothing that depends on it should be.
  public internal(set) var isBroken = false
  /// Where it was written, quotes included.
  ///
  /// A collection ends with its last child, or with its bracket.
  public internal(set) var range: SourceRange
  /// The scalar's text, as a range of the document's bytes; of a collection, empty.
  public internal(set) var text: SourceRange
  /// How many children a collection has; a mapping has two for each entry.
  public internal(set) var childCount: UInt32 = 0
  /// The node after the subtree.
  var end: UInt32

  init(
    _ kind: Kind, _ style: Style, range: SourceRange, text: SourceRange = SourceRange(at: 0),
    end: Int
  ) {
    self.kind = kind
    self.style = style
    self.range = range
    self.text = text
    self.end = UInt32(end)
  }

  /// Whether the node is a plain scalar with no text, `null` or `~`: YAML's words for no value.
  func isNull(in bytes: [UInt8]) -> Bool {
    guard kind == .scalar, style == .plain else { return false }
    return switch text.count {
    case 0: true
    case 1: bytes[text.lowerBound] == UInt8(ascii: "~")
    case 4: bytes[text.offsets].elementsEqual("null".utf8)
    default: false
    }
  }
}
