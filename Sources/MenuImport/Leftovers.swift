/// What stands beside a menu and looks like a part of it, but is none of its rows: nothing is left
/// out in silence.
struct Leftovers {
  private(set) var skipped: [Candidate.Skipped] = []

  private let candidate: Candidate
  /// The words that all names of the menu begin with.
  private let prefixes: [[String]]
  /// Whether the files hold no other menu.
  private let isAlone: Bool

  /// Finds what is left.
  ///
  /// - Parameters:
  ///   - candidate: the menu.
  ///   - others: all that may be a menu, whose constants are told with them.
  ///   - groups: all constants.
  init(of candidate: Candidate, besides others: [Candidate], in groups: [ConstantGroup]) {
    self.candidate = candidate
    let names = candidate.constants.map(\.words)
    let shared = names.first.map { Array($0.prefix(NameWords.commonPrefix(of: names))) } ?? []
    let type = candidate.menuName.source == .file ? [] : candidate.menuName.words
    prefixes = [shared, type].filter { !$0.isEmpty }
    isAlone = others.allSatisfy { $0.name == candidate.name }
    let loose = groups.filter { $0.kind == .loose && $0.place.file == candidate.place.file }
    let told = Set(
      (others + [candidate]).flatMap { $0.constants + $0.skipped.map(\.constant) }.map(\.place))
    let isLoose = loose.contains { group in
      group.constants.contains { $0.place == candidate.constants.first?.place }
    }
    let rows = Set(candidate.constants.map(\.name))
    for group in loose {
      for constant in group.constants where !told.contains(constant.place) {
        let reason = LooseMembers.reason(constant, constant.words)
        let isCount = isAlone && reason?.isCount == true
        guard isAlone && isLoose || isCount || isAlike(constant) else { continue }
        skipped.append(
          .init(constant: constant, reason: reason ?? Self.reason(constant, rows, isLoose)))
      }
      skipped += group.commentedOut.filter(isAlike).map {
        .init(constant: $0, reason: .commentedOut)
      }
    }
  }

  /// Why a constant that may be a row by its name and its value is none.
  private static func reason(
    _ constant: Constant, _ rows: Set<String>, _ isLoose: Bool
  ) -> ConstantRole.Reason {
    if constant.alias.map(rows.contains) == true { return .alias }
    if constant.integer == nil { return .noNumber }
    return isLoose ? .unmarked : .outside
  }

  /// Whether a name begins as those of the menu do, or says that it is a row of the only one.
  private func isAlike(_ constant: Constant) -> Bool {
    let words = constant.words
    let marks = ConstantRole.rowMarks[0].union(ConstantRole.sectionMarks)
    return prefixes.contains { words.starts(with: $0) }
      || isAlone && words.contains(where: marks.contains)
  }
}
