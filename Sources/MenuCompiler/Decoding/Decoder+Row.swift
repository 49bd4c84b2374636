import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads rows, their variants and sections.
extension Decoder {
  mutating func rows(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasValue(entry.value, of: entry.key) else { return }
    guard document[entry.value].kind == .mapping else {
      reportKind(of: entry.value, expecting: .mapping)
      return
    }
    draft.hasRows = true
    let count = Int(document[entry.value].childCount) / 2
    if count > TooManyRows.limit {
      report(TooManyRows.diagnostic(at: range(of: entry.key)))
      draft.hasRows = false
      return
    }
    draft.rows.reserveCapacity(count + 1)
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
  private func isReportedKey(_ key: Node.ID) -> Bool {
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
      checkTitle(keys[.title], keys[.titleKey])
      if keys[.title] == nil, keys[.titleKey] == nil, !keys.isIncomplete {
        report(MissingKey.diagnostic("title", in: place, at: id.range))
      }
    }
    row.isBroken = keys == nil || diagnostics.count > diagnosticCount || row.title == nil
    return row
  }

  private mutating func checkTitle(_ title: SourceRange?, _ titleKey: SourceRange?) {
    guard let title, let titleKey else { return }
    let isTitleFirst = title < titleKey
    report(
      ConflictingKeys.diagnostic(
        "title", "title_key", at: isTitleFirst ? titleKey : title,
        first: isTitleFirst ? title : titleKey))
  }

  // MARK: Conditions

  mutating func when(_ entry: Document.Entry) -> [TermDraft] {
    guard hasValue(entry.value, of: entry.key) else { return [] }
    guard document[entry.value].kind == .mapping else {
      reportKind(of: entry.value, expecting: .mapping)
      return []
    }
    var names = NameTable(texts)
    var places: [SourceRange] = []
    var terms: [TermDraft] = []
    for (key, value) in document.entries(of: entry.value) {
      guard !isReportedKey(key), let condition = reference(key, expecting: .key) else { continue }
      if let first = names.insert(condition.value) {
        report(
          DuplicateKey.diagnostic(string(of: key), at: condition.range, first: places[first]))
        continue
      }
      places.append(condition.range)
      guard let holds = boolean((key, value)) else { continue }
      terms.append(TermDraft(condition: condition, holds: holds))
    }
    return terms
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
    if let keys { checkTitle(keys[.title], keys[.titleKey]) }
    return variant
  }

  // MARK: Sections

  mutating func sections(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasValue(entry.value, of: entry.key) else { return }
    guard document[entry.value].kind == .mapping else {
      reportKind(of: entry.value, expecting: .mapping)
      return
    }
    for (key, value) in document.entries(of: entry.value) {
      guard !isReportedKey(key), let id = newName(key, of: .section) else { continue }
      if let first = draft.sectionNames.insert(id.text) {
        report(
          DuplicateID.diagnostic(
            string(of: key), of: .section, at: id.range, first: draft.sections[first].id.range))
        continue
      }
      draft.sections.append(section(id, value))
    }
  }

  private mutating func section(_ id: NameDraft, _ node: Node.ID) -> SectionDraft {
    var section = SectionDraft(id: id)
    let diagnosticCount = diagnostics.count
    let texts = texts
    let place = Place.section { "`\(VisibleText.spelled(texts.string(id.text)))`" }
    if document.isNull(node) { return section }
    let keys = mapping(
      node, as: place, owner: id.range
    ) { (decoder: inout Decoder, key: SectionKey, entry) in
      switch key {
      case .title: section.title = decoder.title(entry) ?? section.title
      case .titleKey: section.title = decoder.titleKey(entry) ?? section.title
      case .when: section.when = decoder.when(entry)
      case .pin:
        let pin: Pin? = decoder.choice(entry)
        section.isPinnedToBottom = pin == .bottom
      case .note: section.note = decoder.note(entry)
      case .symbol: section.c.symbol = decoder.cName(entry)
      case .value: section.c.value = decoder.cValue(entry)
      }
    }
    if let keys { checkTitle(keys[.title], keys[.titleKey]) }
    section.isBroken = keys == nil || diagnostics.count > diagnosticCount
    return section
  }

  /// Where a section can be kept.
  private enum Pin: String, CaseIterable {
    case bottom
  }
}
