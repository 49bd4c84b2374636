/// A promise of `Menu` that parts break.
///
/// The rules report each before a menu is put together; so to see one is a bug of the compiler.
public enum MenuInvariant: Error, Hashable, Sendable {
  /// The sections do not divide the shown rows among them, in order.
  case sectionsDoNotCoverRows
  /// A requirement names a condition that is not declared.
  case unknownCondition
  /// A row other than the header row has no title, or the header row has one.
  case titleMissing
  /// The initial row is not shown, or opens nothing.
  case initialOpensNothing
  /// The first section has a requirement, although the header row stands in it.
  case headerRowIsConditional
}

extension Menu.Parts {
  func check() throws(MenuInvariant) {
    var next = 0
    for section in sections {
      guard section.rows.lowerBound == next else { throw .sectionsDoNotCoverRows }
      next = section.rows.upperBound
      try check(section.when)
    }
    guard !sections.isEmpty, next == shownCount, shownCount <= rows.count else {
      throw .sectionsDoNotCoverRows
    }
    if hasHeaderRow {
      guard !sections[0].rows.isEmpty else { throw .sectionsDoNotCoverRows }
    }
    if hasHeaderRow, !sections[0].when.isEmpty { throw .headerRowIsConditional }
    for index in rows.indices {
      let isHeader = hasHeaderRow && index == 0
      guard (rows[index].title == nil) == isHeader else { throw .titleMissing }
      try check(rows[index].when)
      for variant in rows[index].variants { try check(variant.when) }
    }
    if let initial {
      guard initial < shownCount, let destination = rows[initial].destination else {
        throw .initialOpensNothing
      }
      if case .action = destination { throw .initialOpensNothing }
    }
    assert(hasUniqueRows, "two rows have one name")
  }

  private func check(_ requirement: Requirement) throws(MenuInvariant) {
    for term in requirement.terms where !conditions.indices.contains(term.condition) {
      throw .unknownCondition
    }
  }

  /// Costs a table of all names, so that it is checked in debug builds alone; the resolver has made
  /// sure of it.
  private var hasUniqueRows: Bool {
    Set(rows.map { texts.string($0.id.text) }).count == rows.count
  }
}
