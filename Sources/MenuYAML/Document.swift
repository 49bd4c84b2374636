import Diagnostics

/// The nodes of one YAML document.
public struct Document: Sendable {
  /// The bytes that all texts are ranges of: those of the file, and after them the texts that are
  /// not spelt in the file as they are read (with escapes, or over several lines).
  public internal(set) var bytes: [UInt8]
  var nodes: [Node] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // A node has eight bytes at least, but for the shortest; memory that is not used costs nothing.
    nodes.reserveCapacity(min(bytes.count / 8, Limits.nodes))
  }

  /// Adds texts after the bytes of the file, which are copied only then.
  mutating func append(_ spellings: [UInt8]) {
    guard !spellings.isEmpty else { return }
    var all: [UInt8] = []
    all.reserveCapacity(bytes.count + spellings.count)
    all += bytes
    all += spellings
    bytes = all
  }

  /// The top node; `nil` where the file has none.
  public var root: Node.ID? { nodes.isEmpty ? nil : Node.ID(0) }

  /// The node with an id of this document.
  public subscript(id: Node.ID) -> Node { nodes[Int(id.index)] }

  /// Whether a node says that there is no value.
  public func isNull(_ id: Node.ID) -> Bool { self[id].isNull(in: bytes) }

  /// The items of a sequence.
  public func items(of id: Node.ID) -> Children { Children(of: id, in: self) }

  /// The entries of a mapping, in the order of the file.
  public func entries(of id: Node.ID) -> Entries { Entries(children: Children(of: id, in: self)) }

  /// Whether a byte of the file lies in a scalar: nothing there is a comment.
  public func hasScalar(at offset: Int) -> Bool {
    // Nodes begin in the order of the file.
    let next = nodes.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0 else { return false }
    let node = nodes[next - 1]
    return node.kind == .scalar && offset < node.range.upperBound
  }

  /// Where the text of a node ends: before the blank lines that YAML counts to a block scalar and
  /// does not read.
  public func contentEnd(of id: Node.ID) -> Int {
    let range = self[id].range
    let last = nodes[Int(self[id].end) - 1]
    guard last.style == .literal || last.style == .folded else { return range.upperBound }
    let indicators = bytes[last.range.offsets].prefix { !LineEnd.isPart($0) && $0 > 0x20 }
    let keepsBlankLines = indicators.contains(UInt8(ascii: "+"))
    var end = range.upperBound
    while end > last.range.lowerBound, bytes[end - 1] <= 0x20 {
      end -= 1
      if keepsBlankLines, LineEnd.isPart(bytes[end]) {
        return LineEnd.range(endingAt: end + 1, in: bytes).lowerBound
      }
    }
    return end
  }

  /// The children of a node, in order.
  public struct Children: Sequence, IteratorProtocol {
    private let nodes: [Node]
    private var cursor: UInt32
    private let end: UInt32

    init(of id: Node.ID, in document: Document) {
      nodes = document.nodes
      cursor = id.index + 1
      end = document[id].end
    }

    /// The next child.
    public mutating func next() -> Node.ID? {
      guard cursor < end else { return nil }
      defer { cursor = nodes[Int(cursor)].end }
      return Node.ID(Int(cursor))
    }
  }

  /// A key and its value.
  public typealias Entry = (key: Node.ID, value: Node.ID)

  /// The entries of a mapping, in order.
  public struct Entries: Sequence, IteratorProtocol {
    var children: Children

    /// The next entry.
    public mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return (key, value)
    }
  }
}
