/// The rows of an enum, and what else stands in it.
struct EnumMembers {
  private(set) var rows: [Constant] = []
  private(set) var skipped: [Candidate.Skipped] = []

  init(_ group: ConstantGroup) {
    let all = Set(group.constants.map(\.name))
    var names: Set<String> = []
    let words = group.constants.map(\.words)
    let prefix = NameWords.commonPrefix(of: words)
    for (index, constant) in group.constants.enumerated() {
      let isLast = index == group.constants.count - 1 && !constant.isExplicit
      let ownWords = Array(words[index][prefix...])
      let isAlias = constant.integer != nil && constant.alias.map(all.contains) == true
      let reason =
        ConstantRole.Reason(constant.value)
        // The mark of a row may stand in what all share.
        ?? ConstantRole.Reason(words: ownWords, isLast: isLast && index > 0)
        ?? ConstantRole.Reason(words: words[index]).flatMap { $0.isCount ? $0 : nil }
        ?? (isAlias ? .alias : nil)
        // C would not compile; the second one is left out.
        ?? (constant.condition == nil && !names.insert(constant.name).inserted ? .alias : nil)
      if let reason {
        skipped.append(.init(constant: constant, reason: reason))
      } else {
        rows.append(constant)
      }
    }
    skipped += group.commentedOut.map { .init(constant: $0, reason: .commentedOut) }
  }
}

extension ConstantRole.Reason {
  var isCount: Bool { if case .count = self { true } else { false } }
}

extension ConstantGroup {
  /// Whether it lists sections rather than rows.
  var isSections: Bool {
    let words = NameWords(simpleName).words
    if !words.isEmpty {
      return words.contains { ConstantRole.sectionMarks.contains($0) } && !words.contains("row")
        && !words.contains("rows")
    }
    return constants.allSatisfy { constant in
      constant.words.contains { ConstantRole.sectionMarks.contains($0) }
        && !constant.words.contains("row")
    }
  }
}
