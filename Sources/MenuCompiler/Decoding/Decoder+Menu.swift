import Diagnostics
import MenuModel
import MenuYAML

/// Reads the top of a file.
extension Decoder {
  mutating func menu(_ root: Node.ID) -> MenuDraft? {
    var draft = MenuDraft(texts: texts)
    var rowsEntry: Document.Entry?
    let start = SourceRange(at: range(of: root).lowerBound)
    let keys = mapping(
      root, as: .menu, owner: start
    ) { (decoder: inout Decoder, key: TopKey, entry) in
      switch key {
      case .menu: draft.name = decoder.menuName(entry)
      case .header: decoder.header(entry, into: &draft)
      case .conditions: decoder.conditions(entry, into: &draft)
      // The header row comes first, wherever its key stands.
      case .rows: rowsEntry = entry
      case .sections:
        draft.sectionsKey = decoder.range(of: entry.key)
        decoder.sections(entry, into: &draft)
      case .order: draft.order = decoder.order(entry)
      case .hidden:
        draft.isHiddenBroken = !decoder.references(entry, into: &draft.hidden)
      case .initial:
        guard decoder.hasValue(entry.value, of: entry.key) else { return }
        draft.initial = decoder.reference(entry.value, expecting: .rowID)
      case .retired: decoder.retired(entry, into: &draft)
      case .drawer: decoder.drawer(entry, into: &draft)
      }
    }
    guard keys != nil else { return nil }
    if let rowsEntry { rows(rowsEntry, into: &draft) }
    return draft
  }

  private mutating func menuName(_ entry: Document.Entry) -> Located<TypeName>? {
    guard let name = typeName(entry, of: .menu) else { return nil }
    let bytes = texts[name.value.text]
    if GeneratedNames.isUnusableType(bytes) {
      let string = String(decoding: bytes, as: UTF8.self)
      report(UnusableName.diagnostic(typeName: string, at: name.range))
      return nil
    }
    return name
  }

  private mutating func conditions(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasValue(entry.value, of: entry.key) else { return }
    list(entry.value, expecting: .list) { decoder, item in
      guard let name = decoder.newName(item, of: .condition) else { return }
      if let index = draft.conditionNames.insert(name.text) {
        decoder.report(
          DuplicateID.diagnostic(
            decoder.string(of: item), of: .condition, at: name.range,
            first: draft.conditions[index].range))
      } else {
        draft.conditions.append(name)
      }
    }
    if draft.conditions.count > TooManyConditions.limit {
      report(TooManyConditions.diagnostic(at: range(of: entry.key)))
    }
  }

  private mutating func retired(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasValue(entry.value, of: entry.key) else { return }
    list(entry.value, expecting: .list) { decoder, item in
      guard let name = decoder.newName(item, of: .row) else { return }
      draft.retired.append(name)
    }
  }

  // MARK: Order

  /// Reads the ids of a list of rows.
  ///
  /// Gives whether it is a list.
  ///
  /// An empty plain item has no id; `null` is an id like another.
  mutating func references(_ entry: Document.Entry, into result: inout [Located<Text>]) -> Bool {
    if document.isNull(entry.value) {
      report(
        MissingValue.emptyList(
          key: string(of: entry.key), at: range(of: entry.key), before: range(of: entry.value)))
      return false
    }
    return list(entry.value, expecting: .list) { decoder, item in
      guard let reference = decoder.reference(item, expecting: .rowID) else { return }
      if reference.value.isEmpty {
        decoder.report(MissingValue.item(at: reference.range))
      } else {
        result.append(reference)
      }
    }
  }

  private mutating func order(_ entry: Document.Entry) -> OrderDraft {
    guard document[entry.value].kind == .mapping else {
      if document[entry.value].kind == .scalar, !document.isNull(entry.value) {
        reportKind(of: entry.value, expecting: .order)
        return .broken
      }
      var rows: [Located<Text>] = []
      let diagnosticCount = diagnostics.count
      let isList = references(entry, into: &rows)
      return isList && diagnostics.count == diagnosticCount && !holdsBrokenItem(entry.value)
        ? .list(rows) : .broken
    }
    var names = NameTable(texts)
    var sections: [OrderDraft.OrderedSection] = []
    var isBroken = false
    for (key, value) in document.entries(of: entry.value) {
      guard let id = newName(key, of: .section) else {
        isBroken = true
        continue
      }
      if let first = names.insert(id.text) {
        report(
          DuplicateKey.diagnostic(string(of: key), at: id.range, first: sections[first].id.range))
        isBroken = true
        continue
      }
      var section = OrderDraft.OrderedSection(id: id, rows: [])
      let diagnosticCount = diagnostics.count
      let isList = references((key, value), into: &section.rows)
      section.isBroken =
        !isList || diagnostics.count > diagnosticCount || holdsBrokenItem(value)
      sections.append(section)
    }
    return isBroken ? .broken : .sections(sections)
  }

  private func holdsBrokenItem(_ list: Node.ID) -> Bool {
    document.items(of: list).contains { document[$0].isBroken }
  }
}
