/// Finds the section of each row, by what the source tells.
struct SectionAssignment {
  private(set) var sections: [Candidate.Section]
  private(set) var origin: Candidate.SectionOrigin

  /// Puts rows into sections.
  ///
  /// - Parameters:
  ///   - rows: the rows, in the order of the source.
  ///   - constants: the constants of the sections, in that order.
  init(_ rows: [Constant], _ constants: [Constant]) {
    let runs = Self.runs(rows)
    if constants.isEmpty {
      sections = runs.map { Candidate.Section(constant: nil, rows: $0) }
      origin = runs.count > 1 ? .restarts : .certain
    } else if rows.isEmpty {
      sections = constants.map { Candidate.Section(constant: $0, rows: []) }
      origin = .noRows
    } else if let byPlace = Self.byPlace(rows, constants) {
      (sections, origin) = (byPlace, .certain)
    } else if let byName = Self.byName(rows, constants) {
      (sections, origin) = (byName, .names)
    } else if runs.count == constants.count {
      let sorted = constants.sorted { ($0.integer ?? 0) < ($1.integer ?? 0) }
      sections = zip(sorted, runs).map { Candidate.Section(constant: $0, rows: $1) }
      origin = .restarts
    } else {
      sections = constants.map { Candidate.Section(constant: $0, rows: []) }
      sections[0].rows = rows
      origin = .unknown
    }
  }

  /// The rows, divided where the numbers begin again.
  private static func runs(_ rows: [Constant]) -> [[Constant]] {
    let first = rows.compactMap(\.integer).min()
    var runs: [[Constant]] = []
    var hasFirst = false
    for row in rows {
      let isFirst = row.integer != nil && row.integer == first
      if runs.isEmpty || (isFirst && hasFirst) {
        runs.append([])
        hasFirst = false
      }
      hasFirst = hasFirst || isFirst
      runs[runs.count - 1].append(row)
    }
    return runs
  }

  /// By adjacency: each section stands above its rows.
  private static func byPlace(
    _ rows: [Constant], _ constants: [Constant]
  ) -> [Candidate.Section]? {
    var sections: [Candidate.Section] = []
    var rest = rows[...]
    for (index, constant) in constants.enumerated() {
      let next = index + 1 < constants.count ? constants[index + 1].place : nil
      var own: [Constant] = []
      while let row = rest.first, next.map({ row.place.precedes($0) }) ?? true {
        guard constant.place.precedes(row.place) else { return nil }
        own.append(row)
        rest.removeFirst()
      }
      sections.append(Candidate.Section(constant: constant, rows: own))
    }
    let filled = sections.count { !$0.rows.isEmpty }
    return constants.count == 1 || filled > 1 ? sections : nil
  }

  /// By name: a row holds the words of exactly one section.
  private static func byName(
    _ rows: [Constant], _ constants: [Constant]
  ) -> [Candidate.Section]? {
    // Each pair is compared; no menu has so many sections.
    guard constants.count <= 1_000 else { return nil }
    let names = SectionNames(constants.map(\.words))
    var sections = constants.map { Candidate.Section(constant: $0, rows: []) }
    for row in rows {
      guard let index = names.section(in: row.words) else { return nil }
      sections[index].rows.append(row)
    }
    return sections
  }
}

/// The words that tell sections apart.
struct SectionNames {
  /// The words of each section, without what all share and without the mark of a section.
  let names: [[String]]

  init(_ constants: [[String]]) {
    let unmarked = constants.map { words -> [String] in
      let rest = words.filter { !ConstantRole.sectionMarks.contains($0) }
      return rest.isEmpty ? words : rest
    }
    let prefix = constants.count > 1 ? NameWords.commonPrefix(of: unmarked) : 0
    names = unmarked.map { Array($0[prefix...]) }
  }

  /// The section whose words stand in a name, `nil` where none or several do.
  func section(in words: [String]) -> Int? {
    var found: Int?
    for (index, name) in names.enumerated() where Self.holds(words, name) {
      // `account` stands in `account_history`, too: the longer one is meant.
      guard let other = found else {
        found = index
        continue
      }
      if names[other].count == name.count { return nil }
      if names[other].count < name.count { found = index }
    }
    return found
  }

  private static func holds(_ words: [String], _ part: [String]) -> Bool {
    guard part.count <= words.count else { return false }
    return (0...words.count - part.count).contains { start in
      words[start..<start + part.count].elementsEqual(part)
    }
  }
}

extension Place {
  /// Whether this stands before another: in an earlier file, or earlier in one.
  func precedes(_ other: Place) -> Bool { (file, range) < (other.file, other.range) }
}
