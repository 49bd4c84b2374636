import Diagnostics

/// Makes nodes of libyaml's events, and reports what YAML allows but a menu does not: several
/// documents, anchors, aliases, tags, merge keys.
struct Composer {
  private(set) var diagnostics: [Diagnostic]

  private let file: SourceFile
  private var document: Document
  /// The collections that are not closed yet, the innermost last.
  private var open: [Int] = []
  private var references = References()
  /// What the scan of the text reported, to know which scalars are broken.
  private var findings: ArraySlice<Diagnostic>
  /// The range of the node that ended last: where a collection ends, that of its last child.
  private var lastRange = SourceRange(at: 0)
  /// The node after the last merge key: what it merges.
  private var mergedNode: Int?

  init(_ file: SourceFile, findings: [Diagnostic]) {
    self.file = file
    self.findings = findings.filter { $0.severity == .error }[...]
    diagnostics = findings
    document = Document(bytes: file.bytes)
  }

  /// The document; `nil` where the file has none, or cannot be read to its end.
  mutating func compose() -> Document? {
    let findingCount = diagnostics.count
    let start = file.byteOrderMarkCount
    guard start < file.bytes.count else {
      diagnostics.append(EmptyFile.diagnostic(at: SourceRange(at: start)))
      return nil
    }
    let isComplete = file.bytes.withUnsafeBufferPointer { bytes in
      let stream = EventStream(UnsafeBufferPointer(rebasing: bytes[start...]), base: start)
      return read(stream)
    }
    guard isComplete else { return nil }
    diagnostics += references.diagnostics
    guard let root = document.root, !document.isNull(root) else {
      // An alias alone, or nothing before a second document, was reported as that.
      if diagnostics.count == findingCount {
        diagnostics.append(EmptyFile.diagnostic(at: SourceRange(at: start)))
      }
      return nil
    }
    return document
  }

  /// Reads all events; `false` where the file cannot be read to its end.
  private mutating func read(_ stream: EventStream) -> Bool {
    var documents = 0
    while true {
      let event: EventStream.Event
      do {
        event = try stream.next()
      } catch {
        diagnostics.append(explain(error, in: file))
        return false
      }
      switch event.kind {
      case .streamStart, .documentEnd: break
      case .documentStart:
        documents += 1
        if documents > 1 {
          diagnostics.append(SecondDocument.diagnostic(at: event.range))
          document.append(stream.spellings)
          return true
        }
      case .streamEnd:
        document.append(stream.spellings)
        return true
      case .scalar, .alias: appendLeaf(event, anchor: event.hasAnchor ? stream.anchor : nil)
      case .sequenceStart, .mappingStart:
        if open.count == Limits.depth {
          diagnostics.append(NestingTooDeep.diagnostic(at: SourceRange(at: event.range.lowerBound)))
          return false
        }
        openCollection(event, anchor: event.hasAnchor ? stream.anchor : nil)
      case .sequenceEnd, .mappingEnd: closeCollection(event)
      }
      if document.nodes.count > Limits.nodes {
        diagnostics.append(FileTooLarge.tooManyValues(at: SourceRange(at: event.range.lowerBound)))
        return false
      }
    }
  }

  private mutating func appendLeaf(_ event: EventStream.Event, anchor: String?) {
    var node = Node(
      .scalar, event.style, range: event.range, text: event.text, end: document.nodes.count + 1)
    if event.kind == .alias, let anchor {
      node.isBroken = true
      references.use(anchor, at: event.range, isMerged: isMerged)
    } else {
      node.isBroken = check(event, anchor: anchor)
    }
    if isMergeKey(node) {
      node.isBroken = true
      diagnostics.append(MergeKey.diagnostic(at: node.range))
      mergedNode = document.nodes.count + 1
    }
    append(node)
  }

  private mutating func openCollection(_ event: EventStream.Event, anchor: String?) {
    let kind: Node.Kind = event.kind == .sequenceStart ? .sequence : .mapping
    var node = Node(kind, event.style, range: event.range, end: document.nodes.count + 1)
    node.isBroken = check(event, anchor: anchor)
    append(node)
    open.append(document.nodes.count - 1)
  }

  private mutating func closeCollection(_ event: EventStream.Event) {
    guard let index = open.popLast() else { preconditionFailure("an end without a start") }
    document.nodes[index].end = UInt32(document.nodes.count)
    // libyaml ends a block collection where the next token starts, after comments and blank lines.
    let start = document.nodes[index].range
    // A pair in brackets that has no braces of its own ends in no byte.
    if document.nodes[index].style == .flow, !event.range.isEmpty {
      document.nodes[index].range = start.joined(to: event.range)
    } else if document.nodes[index].childCount > 0 {
      document.nodes[index].range = start.joined(to: lastRange)
    }
    lastRange = document.nodes[index].range
    references.close(index)
  }

  private mutating func append(_ node: Node) {
    if let parent = open.last { document.nodes[parent].childCount += 1 }
    document.nodes.append(node)
    lastRange = node.range
  }

  /// Reports a tag or an anchor; says whether the node is broken.
  private mutating func check(_ event: EventStream.Event, anchor: String?) -> Bool {
    var isBroken = event.kind == .scalar && holdsFinding(event.range)
    if let anchor {
      references.define(
        anchor, at: event.range, node: document.nodes.count, isOpen: event.kind != .scalar)
      isBroken = true
    }
    if event.isTagged {
      diagnostics.append(Tag.diagnostic(at: SourceRange(at: event.range.lowerBound)))
      isBroken = true
    }
    return isBroken
  }

  /// Whether the scan of the text reported something in a scalar.
  ///
  /// Scalars come in the order of the file, and so do the findings.
  private mutating func holdsFinding(_ range: SourceRange) -> Bool {
    guard !findings.isEmpty else { return false }
    findings = findings.drop { $0.range.lowerBound < range.lowerBound }
    return findings.first.map { $0.range.lowerBound < range.upperBound } ?? false
  }

  /// Whether the next node is a key of the innermost mapping.
  private var isAtKey: Bool {
    guard let parent = open.last, document.nodes[parent].kind == .mapping else { return false }
    return document.nodes[parent].childCount.isMultiple(of: 2)
  }

  private func isMergeKey(_ node: Node) -> Bool {
    node.style == .plain && node.text.count == 2 && isAtKey
      && file.bytes[node.range.offsets].elementsEqual("<<".utf8)
  }

  /// Whether the next node is what a merge key merges, or an item of the list of it.
  private var isMerged: Bool {
    mergedNode.map { document.nodes.count == $0 || open.last == $0 } ?? false
  }
}
