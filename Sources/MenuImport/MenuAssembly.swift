import Diagnostics
import MenuModel
import Messages

/// Makes a menu of a candidate, and tells what is odd about it.
struct MenuAssembly {
  private let candidate: Candidate
  private(set) var reports: Reports
  private var menu: ImportedMenu
  private let rowWords: RowWords
  private var rowIDs = IdentifierMaker(fallback: "row")

  /// The menu and the reports afterwards; no menu where something is missing.
  static func assemble(
    _ candidate: Candidate, _ conditions: [UndecidedCondition], _ reports: Reports
  ) -> (menu: ImportedMenu?, reports: Reports) {
    var assembly = MenuAssembly(candidate, reports)
    assembly.reportUnknownValues(conditions)
    assembly.reportSkipped()
    if assembly.reports.hasErrors { return (nil, assembly.reports) }
    assembly.build()
    assembly.reportCounts()
    return (assembly.menu, assembly.reports)
  }

  private init(_ candidate: Candidate, _ reports: Reports) {
    self.candidate = candidate
    self.reports = reports
    rowWords = RowWords(candidate)
    let constants = Set(candidate.constants.lazy.filter(\.isInC).map(\.name))
    menu = ImportedMenu(name: MenuNaming(candidate.menuName, besides: constants).name)
  }

  // MARK: What is missing

  private mutating func reportUnknownValues(_ conditions: [UndecidedCondition]) {
    var dependents: [ConditionID: [Constant]] = [:]
    var unknown: Set<String> = []
    for constant in candidate.constants {
      if let condition = constant.condition {
        dependents[condition, default: []].append(constant)
      } else if case .failure(let failure) = constant.value {
        switch failure {
        case .undecided(let condition): dependents[condition, default: []].append(constant)
        case .afterFailure: break
        // One name that is missing is one mistake.
        case .unknownName(let name) where !unknown.insert(name).inserted: break
        default:
          reports.add(
            UnknownValue.diagnostic(constant, failure), in: constant.place.file)
        }
      }
    }
    for (condition, constants) in dependents.sorted(by: { $0.key.index < $1.key.index }) {
      UndecidedIf.report(conditions[condition.index], constants, to: &reports)
    }
  }

  private mutating func reportSkipped() {
    for skipped in candidate.skipped where WrongCount.find(skipped, in: candidate) == nil {
      reports.add(NotARow.diagnostic(skipped), in: skipped.constant.place.file)
    }
  }

  private mutating func reportCounts() {
    for skipped in candidate.skipped {
      if let diagnostic = WrongCount.find(skipped, in: candidate) {
        reports.add(diagnostic, in: skipped.constant.place.file)
      }
    }
  }

  // MARK: The menu

  private mutating func build() {
    let prefix = menu.name.value
    let names = ConstantNames(ofMenu: Array(prefix.utf8)[...])
    let words = SectionNames(candidate.sections.compactMap { $0.constant?.words }).names
    let sorted = candidate.sections.enumerated().sorted { left, right in
      (left.element.constant?.integer ?? 0, left.offset)
        < (right.element.constant?.integer ?? 0, right.offset)
    }
    let sections = sorted.map(\.element)
    menu.hasNamedSections = sections.count > 1 || sections.first?.constant != nil
    reportOrder(sections.compactMap(\.constant))
    if candidate.origin != .certain {
      GuessedSections.report(candidate, to: &reports)
    }
    var sectionIDs = IdentifierMaker(fallback: "section")
    for (index, section) in sections.enumerated() {
      let rows = section.rows.sorted { ($0.integer ?? 0) < ($1.integer ?? 0) }
      reportOrder(rows)
      var ids: [String] = []
      for (position, row) in rows.enumerated() {
        let id = rowIDs.id(for: rowWords.own(row))
        let c = cOverride(
          row, position: position, derived: names.row(Array(id.utf8)[...]))
        if index == 0, position == 0, HeaderRow.isHeader(row) {
          menu.header = (self.id(id, of: row), c)
          reports.add(HeaderRow.diagnostic(row), in: row.place.file)
          continue
        }
        ids.append(id)
        menu.rows.append(self.row(row, id: id, c))
      }
      let own = section.constant == nil ? unnamed(section, at: index) : words[sorted[index].offset]
      append(section, at: index, ids, sectionIDs.id(for: own), names)
    }
  }

  /// The words for a section that the source does not name: those that its rows share.
  private func unnamed(_ section: Candidate.Section, at index: Int) -> [String] {
    let shared = rowWords.shared(section.rows)
    return shared.isEmpty ? ["section", "\(index + 1)"] : shared
  }

  private mutating func append(
    _ section: Candidate.Section, at index: Int, _ rows: [String], _ id: String,
    _ names: ConstantNames
  ) {
    guard let constant = section.constant else {
      let reason =
        menu.hasNamedSections
        ? Message(en: "the source names no section", ja: "元のファイルにセクション名がありません") : nil
      menu.sections.append(ImportedMenu.Section(id: .init(id, reason), rows: rows))
      return
    }
    let title = constant.title.flatMap { SourceTitleText($0).title }
    menu.sections.append(
      ImportedMenu.Section(
        id: .init(id), title: title,
        c: cOverride(constant, position: index, derived: names.section(Array(id.utf8)[...])),
        rows: rows))
  }

  private func row(
    _ constant: Constant, id: String, _ c: ImportedMenu.Override
  ) -> ImportedMenu.Row {
    let title =
      constant.title.flatMap { SourceTitleText($0).title }
      ?? .init(
        .text(Self.sentence(rowWords.own(constant), or: id)),
        Message(en: "from the name", ja: "名前から"))
    return ImportedMenu.Row(id: self.id(id, of: constant), title: title, c: c)
  }

  /// An id; where code knows a case of Swift by another text, it says so.
  private func id(_ id: String, of constant: Constant) -> ImportedMenu.Guess<String> {
    guard let raw = constant.rawText, raw != id, RawText(raw) == .id else { return .init(id) }
    let quoted = Message.quoted(raw)
    return .init(id, Message(en: "its raw value was \(quoted)", ja: "元の rawValue は \(quoted) です"))
  }

  /// Words as they stand on a screen: `log_out` is `Log out`.
  private static func sentence(_ words: [String], or id: String) -> String {
    let text = (words.isEmpty ? [id] : words).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The name and the value of a constant, where the derived ones differ.
  private func cOverride(
    _ constant: Constant, position: Int, derived: ArraySlice<UInt8>
  ) -> ImportedMenu.Override {
    var c = ImportedMenu.Override()
    if let value = constant.integer, value != position { c.value = value }
    if constant.isInC, !constant.name.utf8.elementsEqual(derived),
      Self.isSymbol(constant.name)
    {
      c.symbol = constant.name
    }
    return c
  }

  /// Whether a menu can give a constant this name: what compilers keep for themselves, it cannot.
  private static func isSymbol(_ name: String) -> Bool {
    let texts = TextStorage(Array(name.utf8))
    return CName(Text(0..<texts.bytes.count), in: texts) != nil
      && !["index", "row", "section", "conditions", "unused"].contains(name)
  }

  // MARK: What is odd

  /// Tells of constants, sorted by value, that are not 0, 1, 2 and so on.
  private mutating func reportOrder(_ constants: [Constant]) {
    IndexGap.report(constants, to: &reports)
    RepeatedIndex.report(constants, to: &reports)
    UnsortedIndex.report(constants, to: &reports)
  }
}
