import Diagnostics

/// The anchors and aliases of a file. A menu has none; each is reported once, where it begins.
struct References {
  private struct Anchor {
    var name: String
    var range: SourceRange
    var node: Int
    /// Whether an alias lies in it: then it depends on another anchor, which is reported.
    var holdsAlias = false
    /// Whether a merge key uses it: then the merge key is reported.
    var isMerged = false
  }

  private var anchors: [Anchor] = []
  /// The anchors whose collections are still open.
  private var open: [Int] = []
  private var unknownAliases: [SourceRange] = []

  mutating func define(_ name: String, at range: SourceRange, node: Int) {
    anchors.append(Anchor(name: name, range: range, node: node))
    open.append(anchors.count - 1)
  }

  mutating func use(_ name: String, at range: SourceRange, isMerged: Bool) {
    for index in open { anchors[index].holdsAlias = true }
    guard let index = anchors.lastIndex(where: { $0.name == name }) else {
      unknownAliases.append(range)
      return
    }
    if isMerged { anchors[index].isMerged = true }
  }

  /// Tells that the collection at an index of the document has ended.
  mutating func close(_ node: Int) {
    while let last = open.last, anchors[last].node >= node { open.removeLast() }
  }

  var diagnostics: [Diagnostic] {
    anchors.filter { !$0.holdsAlias && !$0.isMerged }.map { anchor in
      let length = min(anchor.range.count, anchor.name.utf8.count + 1)
      let start = anchor.range.lowerBound
      return YAMLSlip.anchor.diagnostic(at: SourceRange(start..<start + length))
    } + unknownAliases.map { YAMLSlip.alias.diagnostic(at: $0) }
  }
}
