import Diagnostics
import MenuModel
import MenuYAML
import Spelling

/// Reads sections.
extension Decoder {
  mutating func sections(_ entry: Document.Entry, into draft: inout MenuDraft) {
    guard hasMapping(entry) else { return }
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
        let pin: SectionKey.Pin? = decoder.choice(entry)
        section.isPinnedToBottom = pin == .bottom
      case .note: section.note = decoder.note(entry)
      case .symbol: section.c.symbol = decoder.cName(entry)
      case .value: section.c.value = decoder.cValue(entry)
      }
    }
    if let keys, keys.contains(.title), keys.contains(.titleKey) {
      reportBothTitles(SectionKey.title, .titleKey, of: node)
    }
    section.isBroken = keys == nil || diagnostics.count > diagnosticCount
    return section
  }
}
