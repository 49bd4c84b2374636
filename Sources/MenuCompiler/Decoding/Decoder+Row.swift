import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads rows and their variants.
extension Decoder {
  mutating func rows(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasMapping(entry) else { return }
    draft.hasRows = true
    let count = Int(document[entry.value].childCount) / 2
    if count > TooManyRows.limit {
      report(TooManyRows.diagnostic(at: range(of: entry.key)))
      draft.hasRows = false
      return
    }
    draft.rows.reserveCapacity(count + 1)
    draft.rowNames.reserveCapacity(count + 1)
    for (key, value) in document.entries(of: entry.value) {
      guard !isReportedKey(key), let id = newName(key, of: .row) else { continue }
      if let first = draft.rowNames.insert(id.text) {
        report(
          DuplicateID.diagnostic(
            string(of: key), of: .row, at: id.range, first: draft.rows[first].id.range))
        continue
      }
      draft.rows.append(row(id, value))
    }
  }

  /// Whether a key was reported for what it is: a merge key.
  func isReportedKey(_ key: Node.ID) -> Bool {
    document[key].isBroken && document[key].kind == .scalar
  }

  private mutating func row(_ id: NameDraft, _ node: Node.ID) -> RowDraft {
    var row = RowDraft(id: id)
    let diagnosticCount = diagnostics.count
    let texts = texts
    let place = Place.row { "`\(VisibleText.spelled(texts.string(id.text)))`" }
    if document.isNull(node), !document[node].isBroken {
      report(MissingKey.diagnostic("title", in: place, at: id.range))
      row.isBroken = true
      return row
    }
    let keys = mapping(
      node, as: place, owner: id.range
    ) { (decoder: inout Decoder, key: RowKey, entry) in
      switch key {
      case .title:
        row.title = decoder.title(entry) ?? row.title
      case .titleKey:
        row.title = decoder.titleKey(entry) ?? row.title
      case .icon: row.icon = decoder.icon(entry)
      case .destination: row.destination = decoder.destination(entry)
      case .badge:
        guard decoder.hasValue(entry.value, of: entry.key) else { return }
        row.badge = decoder.newName(entry.value, of: .badge)
      case .role: row.role = decoder.choice(entry)
      case .when: row.when = decoder.when(entry)
      case .variants: row.variants = decoder.variants(entry)
      case .note: row.note = decoder.note(entry)
      case .symbol: row.c.symbol = decoder.cName(entry)
      case .value: row.c.value = decoder.cValue(entry)
      }
    }
    if let keys {
      switch (keys.contains(.title), keys.contains(.titleKey)) {
      case (true, true): reportBothTitles(RowKey.title, .titleKey, of: node)
      case (false, false) where !keys.isIncomplete:
        report(MissingKey.diagnostic("title", in: place, at: id.range))
      default: break
      }
    }
    row.isBroken = keys == nil || diagnostics.count > diagnosticCount || row.title == nil
    return row
  }

  /// Reports a mapping that has both a title and the key of one.
  mutating func reportBothTitles<Key: MenuKey>(_ title: Key, _ titleKey: Key, of node: Node.ID) {
    guard let title = range(of: title, in: node), let titleKey = range(of: titleKey, in: node)
    else { return }
    let isTitleFirst = title < titleKey
    report(
      ConflictingKeys.diagnostic(
        "title", "title_key", at: isTitleFirst ? titleKey : title,
        first: isTitleFirst ? title : titleKey))
  }

  private mutating func variants(_ entry: Document.Entry) -> [VariantDraft] {
    guard hasValue(entry.value, of: entry.key) else { return [] }
    var variants: [VariantDraft] = []
    list(entry.value, expecting: .list) { decoder, item in
      variants.append(decoder.variant(item))
    }
    return variants
  }

  private mutating func variant(_ node: Node.ID) -> VariantDraft {
    var variant = VariantDraft()
    let start = SourceRange(at: range(of: node).lowerBound)
    let keys = mapping(
      node, as: .variant, owner: start
    ) { (decoder: inout Decoder, key: VariantKey, entry) in
      switch key {
      case .when: variant.when = decoder.when(entry)
      case .title: variant.title = decoder.title(entry) ?? variant.title
      case .titleKey: variant.title = decoder.titleKey(entry) ?? variant.title
      case .icon: variant.icon = decoder.icon(entry)
      case .destination: variant.destination = decoder.destination(entry)
      case .role: variant.role = decoder.choice(entry)
      }
    }
    if let keys, keys.contains(.title), keys.contains(.titleKey) {
      reportBothTitles(VariantKey.title, .titleKey, of: node)
    }
    return variant
  }
}
