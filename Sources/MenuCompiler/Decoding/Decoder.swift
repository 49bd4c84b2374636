import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads a menu out of YAML nodes: what the language knows, wherever it stands; everything else is
/// reported.
///
/// This file holds what every kind of value needs; the files beside it read one kind each.
struct Decoder {
  let document: Document
  let texts: TextStorage
  let options: CompilerOptions
  private(set) var diagnostics: [Diagnostic] = []
  var speller = Speller()
  /// The icons that were looked up, for a long menu repeats them.
  var knownIcons: NameTable
  /// Their code points; 0 where there is no such icon.
  var knownCodePoints: [UInt32] = []

  init(_ document: Document, _ options: CompilerOptions) {
    self.document = document
    self.options = options
    texts = TextStorage(document.bytes)
    knownIcons = NameTable(texts)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  // MARK: Nodes

  func text(of node: Node.ID) -> Text { Text(document[node].text.offsets) }

  func bytes(of node: Node.ID) -> ArraySlice<UInt8> {
    document.bytes[document[node].text.offsets]
  }

  func string(of node: Node.ID) -> String {
    String(decoding: bytes(of: node), as: UTF8.self)
  }

  func range(of node: Node.ID) -> SourceRange { document[node].range }

  /// A value where something must stand: reports an empty one, at its key.
  mutating func hasValue(_ node: Node.ID, of key: Node.ID) -> Bool {
    guard document.isNull(node) else { return true }
    let value = document[node]
    if value.isBroken { return false }
    let (name, place) = (string(of: key), range(of: key))
    if value.range.isEmpty,
      let comment = CutTitle.comment(after: value.range, in: document.bytes)
    {
      report(
        MissingValue.commented(
          key: name, at: place, value: value.range, comment: comment, in: document.bytes))
    } else {
      report(MissingValue.diagnostic(key: name, at: place))
    }
    return false
  }

  /// The text of a scalar; reports anything else.
  mutating func scalar(_ node: Node.ID, expecting shape: Shape) -> Text? {
    let value = document[node]
    if value.kind == .scalar { return value.isBroken ? nil : text(of: node) }
    reportKind(of: node, expecting: shape)
    return nil
  }

  mutating func reportKind(of node: Node.ID, expecting shape: Shape) {
    let value = document[node]
    if value.isBroken { return }
    // A long list is underlined at its start alone.
    let range = SourceRange(at: value.range.lowerBound)
    if value.kind == .scalar, shape.isList, let words = WrongKind.words(in: string(of: node)) {
      report(WrongKind.unbracketed(words, expected: shape, at: value.range))
      return
    }
    report(
      WrongKind.diagnostic(
        expected: shape, found: value.kind, at: value.kind == .scalar ? value.range : range))
  }

  // MARK: Mappings

  /// Whether the value of a key is a mapping, whose keys are names; reports anything else.
  mutating func hasMapping(_ entry: Document.Entry) -> Bool {
    guard hasValue(entry.value, of: entry.key) else { return false }
    if document[entry.value].kind == .mapping { return true }
    reportKind(of: entry.value, expecting: .mapping)
    return false
  }

  /// Reads the entries of a mapping whose keys the language knows.
  ///
  /// Reports other keys, keys that come twice and required ones that do not come.
  ///
  /// - Parameters:
  ///   - node: the mapping.
  ///   - place: what the mapping is, for messages.
  ///   - owner: where a missing key is reported: the key that the mapping is the value of.
  ///   - read: reads the value of a key.
  /// - Returns: the keys that came; `nil` where the node is no mapping.
  @discardableResult
  mutating func mapping<Key: MenuKey>(
    _ node: Node.ID, as place: Place, owner: SourceRange,
    read: (inout Decoder, Key, Document.Entry) -> Void
  ) -> KeysSeen<Key>? {
    guard document[node].kind == .mapping else {
      reportKind(of: node, expecting: .mapping)
      return nil
    }
    var seen = KeysSeen<Key>()
    for entry in document.entries(of: node) {
      if isJoined(entry) {
        seen.isIncomplete = true
        continue
      }
      guard let key = knownKey(entry.key, of: node, as: place, &seen) else { continue }
      read(&self, key, entry)
    }
    for key in Key.required where !seen.contains(key) && !seen.isIncomplete {
      report(MissingKey.diagnostic(key.rawValue.string, in: place, at: owner))
    }
    return seen
  }

  /// Whether a key was read together with its value; that is reported.
  mutating func isJoined(_ entry: Document.Entry) -> Bool {
    guard document[entry.value].range.isEmpty, document[entry.key].style == .plain,
      let diagnostic = joinedKey(at: range(of: entry.key), in: document.bytes)
    else { return false }
    report(diagnostic)
    return true
  }

  private mutating func knownKey<Key: MenuKey>(
    _ node: Node.ID, of mapping: Node.ID, as place: Place, _ seen: inout KeysSeen<Key>
  ) -> Key? {
    guard document[node].kind == .scalar else {
      reportKind(of: node, expecting: .key)
      return nil
    }
    if document[node].isBroken {
      seen.isIncomplete = true
      return nil
    }
    let name = bytes(of: node)
    guard let index = Key.all.firstIndex(where: { $0.rawValue.matches(name) }) else {
      seen.isIncomplete = true
      let known = Key.all.map(\.rawValue.string)
      let nearest = speller.nearest(to: string(of: node), among: known)
      report(
        UnknownKey.diagnostic(
          string(of: node), in: place, known: known, nearest: nearest, at: range(of: node)))
      return nil
    }
    let key = Key.all[index]
    if seen.insert(index) { return key }
    if let first = range(of: key, in: mapping) {
      report(DuplicateKey.diagnostic(string(of: node), at: range(of: node), first: first))
    }
    return nil
  }

  // MARK: Lists

  /// Reads the items of a list; reports anything that is no list.
  ///
  /// - Returns: whether it is one.
  @discardableResult
  mutating func list(
    _ node: Node.ID, expecting shape: Shape, read: (inout Decoder, Node.ID) -> Void
  ) -> Bool {
    guard document[node].kind == .sequence else {
      reportKind(of: node, expecting: shape)
      return false
    }
    for item in document.items(of: node) { read(&self, item) }
    return true
  }
}
