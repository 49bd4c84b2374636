import Diagnostics
import MenuModel

/// Makes the menu of a draft in which no rule found an error.
///
/// The languages of titles that `languages` names come first, in that order.
func lower(_ draft: MenuDraft, _ names: Resolution, languages first: [String]) -> Menu {
  guard let name = draft.name?.value else { preconditionFailure("a menu without a name") }
  var parts = Menu.Parts(name: name, texts: draft.texts)
  parts.header = draft.header?.header
  parts.hasHeaderRow = draft.headerRow != nil
  parts.conditions = draft.conditions.map { valid($0) }
  parts.rows.reserveCapacity(draft.rows.count)
  if let row = draft.headerRow { parts.rows.append(lower(draft.rows[row], of: draft)) }

  for section in names.sections {
    let start = parts.sections.isEmpty ? 0 : parts.rows.count
    for item in section.items {
      guard let row = item.row else { preconditionFailure("an unknown row in the order") }
      parts.rows.append(lower(draft.rows[row], of: draft))
    }
    parts.sections.append(lower(section, rows: start..<parts.rows.count, of: draft))
  }
  parts.hasNamedSections = parts.sections.contains { $0.id != nil }
  if parts.sections.isEmpty {
    parts.sections = [Section(id: nil, rows: 0..<parts.rows.count)]
  }
  parts.shownCount = parts.rows.count
  parts.rows += names.hidden.compactMap(\.row).map { lower(draft.rows[$0], of: draft) }

  parts.initial = draft.initial.flatMap { initial in
    parts.rows.firstIndex { draft.texts.equal($0.id.text, initial.value) }
  }
  parts.retired = draft.retired.map { valid($0) }
  parts.drawer = draft.drawer
  parts.languages = languages(of: parts, first: first)
  do throws(MenuInvariant) {
    return try Menu(parts)
  } catch {
    preconditionFailure("no rule reported what is wrong with the menu: \(error)")
  }
}

private func valid(_ name: NameDraft) -> Identifier {
  guard let identifier = name.identifier else { preconditionFailure("an invalid name") }
  return identifier
}

private func lower(_ draft: RowDraft, of menu: MenuDraft) -> Row {
  var row = Row(id: valid(draft.id))
  row.title = draft.title?.value
  row.icon = draft.icon
  row.destination = draft.destination?.value
  row.badge = draft.badge.map { valid($0) }
  row.role = draft.role
  row.when = lower(draft.when, of: menu)
  row.variants = draft.variants.map { draft in
    var variant = Variant(when: lower(draft.when, of: menu))
    variant.title = draft.title?.value
    variant.icon = draft.icon
    variant.destination = draft.destination?.value
    variant.role = draft.role
    return variant
  }
  row.note = draft.note
  row.c = lower(draft.c)
  return row
}

private func lower(
  _ ordered: Resolution.OrderedSection, rows: Range<Int>, of menu: MenuDraft
) -> Section {
  var section = Section(id: ordered.id.map { valid($0) }, rows: rows)
  guard let definition = ordered.definition else { return section }
  let draft = menu.sections[definition]
  section.title = draft.title?.value
  section.when = lower(draft.when, of: menu)
  section.isPinnedToBottom = draft.isPinnedToBottom
  section.note = draft.note
  section.c = lower(draft.c)
  return section
}

private func lower(_ draft: COverrideDraft) -> COverride {
  var override = COverride()
  override.symbol = draft.symbol?.value
  override.value = draft.value?.value
  return override
}

private func lower(_ terms: [TermDraft], of menu: MenuDraft) -> Requirement {
  Requirement(
    terms.map { term in
      guard let condition = menu.conditionNames.index(of: term.condition.value) else {
        preconditionFailure("an unknown condition")
      }
      return Requirement.Term(condition: condition, holds: term.holds)
    })
}

/// The languages of all titles: those in `first`, then the others as they first stand in the file.
private func languages(of parts: Menu.Parts, first: [String]) -> [LanguageTag] {
  var names = NameTable(parts.texts)
  var tags: [LanguageTag] = []
  func collect(_ title: Title?) {
    guard case .localized(let all) = title else { return }
    for text in all {
      guard let index = names.insert(text.language.text) else {
        tags.append(text.language)
        continue
      }
      if text.language.isBefore(tags[index]) { tags[index] = text.language }
    }
  }
  for row in parts.rows {
    collect(row.title)
    for variant in row.variants { collect(variant.title) }
  }
  for section in parts.sections { collect(section.title) }
  if tags.count < 2 { return tags }
  let rank = Dictionary(zip(first, 0...)) { earlier, _ in earlier }
  func order(_ tag: LanguageTag) -> Int { rank[parts.texts.string(tag.text)] ?? first.count }
  return tags.sorted { left, right in
    let (leftOrder, rightOrder) = (order(left), order(right))
    return leftOrder == rightOrder ? left.isBefore(right) : leftOrder < rightOrder
  }
}
