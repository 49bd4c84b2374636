/// Finds what may be a menu among the constants of all files.
struct CandidateSearch {
  private let groups: [ConstantGroup]
  /// The names of the files, by index.
  private let fileNames: [String]

  init(_ groups: [ConstantGroup], fileNames: [String]) {
    self.groups = groups
    self.fileNames = fileNames
  }

  /// All candidates, in the order of the files.
  ///
  /// Constants whose names do not say that they are rows are one only where there is nothing else.
  func all() -> [Candidate] {
    let enums = groups.filter { $0.kind != .loose && $0.rawType.isNumbered }
    let (joined, used) = EnumJoining(enums).candidates(menuName)
    let single = enums.enumerated().filter { !used.contains($0.offset) }
      .compactMap { candidate(ofEnum: $0.element) }
    let loose = groups.filter { $0.kind == .loose }
    let marked = loose.compactMap { candidate(ofMarked: $0.constants) }
    let found = joined + single + marked
    if !found.isEmpty {
      // One constant alone is a menu only where there is nothing else.
      let menus = found.filter { $0.constants.count > 1 }
      return (menus.isEmpty ? found : menus).sorted { $0.place.precedes($1.place) }
    }
    return loose.flatMap { candidates(ofUnmarked: $0.constants) }
  }

  /// The candidates that a name picks: an enum of that name, or the constants that begin with it.
  func named(_ name: String) -> [Candidate] {
    let shown = all().filter { $0.name == name }
    if !shown.isEmpty { return shown }
    let enums = groups.filter { group in
      group.kind != .loose && (group.name == name || group.simpleName == name)
    }.compactMap { candidate(ofEnum: $0) }
    if !enums.isEmpty { return enums }
    return groups.filter { $0.kind == .loose }.compactMap { group in
      let constants = group.constants.filter { $0.name.hasPrefix(name) }
      return candidate(ofMarked: constants) ?? candidate(ofPlain: constants)
    }
  }

  /// A candidate with all that stands beside it and looks like a part of it.
  func completed(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    candidate.skipped += Leftovers(of: candidate, besides: all(), in: groups).skipped
    return candidate
  }

  // MARK: Enums

  private func candidate(ofEnum group: ConstantGroup) -> Candidate? {
    let members = EnumMembers(group)
    guard !members.rows.isEmpty else { return nil }
    let assignment =
      group.isSections
      ? SectionAssignment([], members.rows) : SectionAssignment(members.rows, [])
    return Candidate(
      name: group.name.isEmpty ? Self.sharedStart(group.constants) : group.name,
      menuName: menuName(group), place: group.place,
      sections: assignment.sections, origin: assignment.origin, skipped: members.skipped)
  }

  /// The words of an enum's name that say what it lists; those of the type around it where it says
  /// nothing but that it lists rows.
  private func menuName(_ group: ConstantGroup) -> Candidate.MenuName {
    for part in group.name.split(separator: ".").reversed() {
      let all = NameWords(String(part)).words
      var words = all
      while let last = words.last, Self.kindWords.contains(last) { words.removeLast() }
      if words.isEmpty { continue }
      // Generated code says `Drawer.Row` and `DrawerRow`; a `DrawerItem` gets another name.
      let isGuess = !all.dropFirst(words.count).allSatisfy(Self.ownKindWords.contains)
      return .init(words: words, source: .type(isGuess ? String(part) : nil))
    }
    return menuName(ofConstants: group.constants, file: group.place.file)
  }

  private static let kindWords: Set = [
    "row", "rows", "section", "sections", "item", "items", "index", "indexes", "enum", "type",
    "kind", "cell", "cells", "tag", "option", "options", "view", "controller",
  ]

  private static let ownKindWords: Set = ["row", "rows", "section", "sections"]

  private func menuName(ofConstants constants: [Constant], file: Int) -> Candidate.MenuName {
    let names = constants.map(\.words)
    var words = names.first.map { Array($0.prefix(NameWords.commonPrefix(of: names))) } ?? []
    while let last = words.last, Self.kindWords.contains(last) { words.removeLast() }
    if constants.count > 1, !words.isEmpty { return .init(words: words, source: .prefix) }
    return .init(words: NameWords(fileNames[file]).words, source: .file)
  }

  // MARK: Constants that stand alone

  private func candidate(ofMarked constants: [Constant]) -> Candidate? {
    let members = LooseMembers(constants)
    guard !members.rows.isEmpty || !members.sections.isEmpty else { return nil }
    return candidate(
      constants, rows: members.rows, sections: members.sections, skipped: members.skipped)
  }

  /// A candidate of all constants that are numbers.
  private func candidate(ofPlain constants: [Constant]) -> Candidate? {
    let (rows, skipped) = LooseMembers.plain(constants)
    return rows.isEmpty ? nil : candidate(constants, rows: rows, sections: [], skipped: skipped)
  }

  /// Candidates among constants whose names say nothing: those that begin with the same word, else
  /// all, if they number something from 0.
  private func candidates(ofUnmarked constants: [Constant]) -> [Candidate] {
    var order: [String] = []
    var groups: [String: [Constant]] = [:]
    for constant in LooseMembers.plain(constants).rows {
      let word = constant.words.count > 1 ? constant.words[0] : ""
      if groups[word] == nil { order.append(word) }
      groups[word, default: []].append(constant)
    }
    let found = order.filter { !$0.isEmpty }.compactMap { groups[$0] }.filter { $0.count > 1 }
    if !found.isEmpty { return found.compactMap { candidate(ofPlain: $0) } }
    let rows = LooseMembers.plain(constants).rows
    let values = Set(rows.compactMap(\.integer))
    guard rows.count > 1, values == Set(0..<rows.count) else { return [] }
    return candidate(ofPlain: constants).map { [$0] } ?? []
  }

  private func candidate(
    _ constants: [Constant], rows: [Constant], sections: [Constant], skipped: [Candidate.Skipped]
  ) -> Candidate? {
    guard let first = (rows + sections).min(by: { $0.place.precedes($1.place) }) else {
      return nil
    }
    let assignment = SectionAssignment(rows, sections)
    return Candidate(
      name: Self.sharedStart(rows + sections),
      menuName: menuName(ofConstants: rows + sections, file: first.place.file),
      place: first.place, sections: assignment.sections, origin: assignment.origin,
      skipped: skipped)
  }

  /// What all names begin with, letter by letter; the first name where they share nothing.
  private static func sharedStart(_ constants: [Constant]) -> String {
    guard let first = constants.first?.name else { return "" }
    var count = first.utf8.count
    for constant in constants {
      count = min(count, zip(first.utf8, constant.name.utf8).prefix { $0 == $1 }.count)
    }
    return count == 0 ? first : String(decoding: first.utf8.prefix(count), as: UTF8.self)
  }
}
