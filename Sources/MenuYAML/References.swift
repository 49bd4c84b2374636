import Diagnostics

/// The anchors and aliases of a file.
///
/// A menu has none; each is reported once, where it begins.
struct References {
  private struct Definition {
    var name: String
    var range: SourceRange
    var node: Int
    /// Whether an alias lies in it: then it depends on another anchor, which is reported.
    var holdsAlias = false
    /// Whether a merge key uses it: then the merge key is reported.
    var isMerged = false
  }

  private var anchors: [Definition] = []
  /// The anchors whose collections are still open.
  private var open: [Int] = []
  /// The last anchor of each name.
  private var last: [String: Int] = [:]
  private var unknownAliases: [Located<String>] = []

  /// Tells of an anchor; it is open where aliases may come within it, in a collection.
  mutating func define(_ name: String, at range: SourceRange, node: Int, isOpen: Bool) {
    anchors.append(Definition(name: name, range: range, node: node))
    last[name] = anchors.count - 1
    if isOpen { open.append(anchors.count - 1) }
  }

  mutating func use(_ name: String, at range: SourceRange, isMerged: Bool) {
    guard let index = last[name] else {
      unknownAliases.append(Located(name, at: range))
      return
    }
    // An anchor that holds an alias of itself depends on no other.
    for holder in open where holder != index { anchors[holder].holdsAlias = true }
    if isMerged { anchors[index].isMerged = true }
  }

  /// Tells that the collection at an index of the document has ended.
  mutating func close(_ node: Int) {
    while let index = open.last, anchors[index].node >= node { open.removeLast() }
  }

  var diagnostics: [Diagnostic] {
    anchors.filter { !$0.holdsAlias && !$0.isMerged }.map { anchor in
      let length = min(anchor.range.count, anchor.name.utf8.count + 1)
      let start = anchor.range.lowerBound
      return Anchor.diagnostic(at: SourceRange(start..<start + length))
    } + unknownAliases.map { Alias.diagnostic($0.value, at: $0.range) }
  }
}
