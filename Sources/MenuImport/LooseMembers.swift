/// Constants that stand alone, sorted by what their names say: rows, sections, and what is neither.
struct LooseMembers {
  private(set) var rows: [Constant] = []
  private(set) var sections: [Constant] = []
  private(set) var skipped: [Candidate.Skipped] = []

  init(_ constants: [Constant]) {
    var plain: [(constant: Constant, words: [String])] = []
    for constant in constants {
      let words = constant.words
      if let reason = Self.reason(constant, words) {
        skipped.append(.init(constant: constant, reason: reason))
      } else {
        plain.append((constant, words))
      }
    }
    let mark = ConstantRole.rowMarks.first { mark in
      // A single `MENU_VERSION` marks no row, a single `HOME_ROW` does.
      let count = plain.lazy.filter { $0.words.contains { mark.contains($0) } }.prefix(2).count
      return count > 1 || (count == 1 && mark.contains("row"))
    }
    var others: [Constant] = []
    for (constant, words) in plain {
      // `MENU_ROW_SECTION` counts as a row, `ACCOUNT_SECTION` does not.
      if words.contains(where: { mark?.contains($0) == true }), mark?.contains("row") == true {
        rows.append(constant)
      } else if words.contains(where: ConstantRole.sectionMarks.contains) {
        sections.append(constant)
      } else if words.contains(where: { mark?.contains($0) == true }) {
        rows.append(constant)
      } else {
        others.append(constant)
      }
    }
    if rows.isEmpty, let first = sections.first {
      // With sections marked alone, the rows are what stands below them.
      func isBelow(_ other: Constant) -> Bool {
        first.place.precedes(other.place) && other.integer != nil
      }
      rows = others.filter(isBelow)
      others.removeAll(where: isBelow)
    }
    skipped += Self.removeAliases(from: &rows) + Self.removeAliases(from: &sections)
    skipped += others.map { .init(constant: $0, reason: .unmarked) }
  }

  /// All constants that may be numbers of rows, whatever their names.
  static func plain(
    _ constants: [Constant]
  ) -> (rows: [Constant], skipped: [Candidate.Skipped]) {
    var rows: [Constant] = []
    var skipped: [Candidate.Skipped] = []
    for constant in constants {
      if let reason = reason(constant, constant.words) {
        skipped.append(.init(constant: constant, reason: reason))
      } else if constant.integer == nil, constant.condition == nil {
        skipped.append(.init(constant: constant, reason: .noNumber))
      } else {
        rows.append(constant)
      }
    }
    skipped += removeAliases(from: &rows)
    return (rows, skipped)
  }

  /// Takes out the second names of others: they are no rows of their own.
  private static func removeAliases(from constants: inout [Constant]) -> [Candidate.Skipped] {
    let names = Set(constants.map(\.name))
    func isAlias(_ constant: Constant) -> Bool {
      constant.integer != nil && constant.alias != constant.name
        && constant.alias.map(names.contains) == true
    }
    let aliases = constants.filter(isAlias)
    constants.removeAll(where: isAlias)
    return aliases.map { .init(constant: $0, reason: .alias) }
  }

  /// Why a constant is neither row nor section, by its value and its name.
  static func reason(_ constant: Constant, _ words: [String]) -> ConstantRole.Reason? {
    if case .failure(.call(let name)) = constant.value, name == constant.name {
      return .parameters
    }
    return ConstantRole.Reason(constant.value) ?? ConstantRole.Reason(words: words)
  }
}
