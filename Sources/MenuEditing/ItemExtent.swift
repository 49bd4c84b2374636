public import Diagnostics

/// What belongs to an item of a list or an entry of a mapping, and goes where it goes.
///
/// The comment lines directly above it, its own lines, the comment behind it on its last line. A
/// comment or a blank line that is set off from it belongs to the collection.
public struct ItemExtent: Hashable, Sendable {
  /// The comment lines directly above; empty where there is none.
  ///
  /// In a block whole lines; in brackets from the first `#` to the item.
  public var lead: SourceRange
  /// The item itself: from its dash, its key or, in brackets, its text to the end of its value.
  public var content: SourceRange
  /// The white space and the comment behind it on its last line, without the line end.
  ///
  /// In brackets it stands behind the comma. In a block it goes on with the comment lines that
  /// follow directly and are indented deeper than the item; in a list of ids only with those that
  /// do not stand directly above the next.
  public var tail: SourceRange
  /// In a block all of it as whole lines, line ends included; in brackets from the lead to the end
  /// of the content.
  public var range: SourceRange
}
