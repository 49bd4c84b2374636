/// Joins an enum of sections with the enums of their rows: `SettingsSection` with
/// `SettingsAccountRow` and `SettingsHelpRow`.
struct EnumJoining {
  private let enums: [ConstantGroup]

  init(_ enums: [ConstantGroup]) { self.enums = enums }

  /// The joined enums, and the indexes of those that are in one.
  ///
  /// - Parameter menuName: what a menu is called after an enum.
  /// - Returns: both.
  func candidates(
    _ menuName: (ConstantGroup) -> Candidate.MenuName
  ) -> (candidates: [Candidate], used: Set<Int>) {
    var candidates: [Candidate] = []
    var used: Set<Int> = []
    // Each pair is compared; no header of a menu has so many.
    guard enums.count <= 1_000 else { return ([], []) }
    for (index, group) in enums.enumerated() where group.isSections && !used.contains(index) {
      let members = EnumMembers(group)
      guard !members.rows.isEmpty else { continue }
      let names = SectionNames(members.rows.map(\.words))
      var rows: [Int: Int] = [:]
      for (other, candidate) in enums.enumerated()
      where other != index && !used.contains(other) && isBeside(candidate, group) {
        guard let section = names.section(in: NameWords(candidate.simpleName).words),
          rows[section] == nil
        else { continue }
        rows[section] = other
      }
      guard !rows.isEmpty else { continue }
      used.insert(index)
      used.formUnion(rows.values)
      var skipped = members.skipped
      let sections = members.rows.enumerated().map { offset, constant -> Candidate.Section in
        let own = rows[offset].map { EnumMembers(enums[$0]) }
        skipped += own?.skipped ?? []
        return Candidate.Section(constant: constant, rows: own?.rows ?? [])
      }
      let name = menuName(group)
      candidates.append(
        Candidate(
          name: name.isOfType ? NameWords.typeName(name.words) : group.name, menuName: name,
          place: group.place, sections: sections, origin: .names, skipped: skipped))
    }
    return (candidates, used)
  }

  /// Whether an enum of rows may belong to one of sections: of the same language and type.
  private func isBeside(_ rows: ConstantGroup, _ sections: ConstantGroup) -> Bool {
    func scope(_ group: ConstantGroup) -> Substring {
      group.name.dropLast(group.simpleName.count)
    }
    return !rows.isSections && rows.kind == sections.kind
      && rows.place.file == sections.place.file && scope(rows) == scope(sections)
  }
}
