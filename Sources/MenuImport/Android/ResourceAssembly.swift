import Messages

/// Makes a menu of a resource, and tells what is odd about it.
struct ResourceAssembly {
  private(set) var menu: ImportedMenu
  private(set) var reports: Reports
  private var rowIDs = IdentifierMaker(fallback: "row")
  private var sectionIDs = IdentifierMaker(fallback: "section")
  private var conditionIDs = IdentifierMaker(fallback: "shown")
  /// Whether conditions are written: where all rows had one, no row would be left at first.
  private let hasConditions: Bool

  /// The most conditions that a menu has.
  private static let conditionLimit = 32

  init(_ resource: MenuResource, _ reports: Reports) {
    self.reports = reports
    menu = ImportedMenu(
      name: MenuNaming(.init(words: NameWords(resource.name).words, source: .file)).name)
    let isAlwaysShown = resource.sections.contains { section in
      !section.isHidden && section.items.contains { !$0.isHidden }
    }
    let hidden = resource.sections.reduce(0) { count, section in
      count + (section.isHidden ? 1 : section.items.count { $0.isHidden })
    }
    hasConditions = isAlwaysShown && hidden <= Self.conditionLimit
    menu.hasNamedSections =
      resource.sections.count > 1
      || resource.sections.contains { $0.id != nil || $0.title != nil }
    for section in resource.sections { append(section, of: resource) }
    for dropped in resource.dropped {
      self.reports.add(DroppedItem.diagnostic(dropped), in: dropped.place.file)
    }
  }

  private mutating func append(_ section: MenuResource.Section, of resource: MenuResource) {
    let words = section.id.map { NameWords($0).words } ?? []
    let position = "\(menu.sections.count + 1)"
    let id = sectionIDs.id(for: words.isEmpty ? ["section", position] : words)
    let isGuess = words.isEmpty && menu.hasNamedSections
    var imported = ImportedMenu.Section(
      id: .init(
        id,
        isGuess
          ? Message(en: "the resource names no group", ja: "リソースにグループ名がありません") : nil),
      title: section.title.flatMap { Self.title($0) }, rows: [])
    if section.isHidden { imported.condition = condition(for: id, section.place, isSection: true) }
    for item in section.items {
      let row = row(item, isInHiddenSection: section.isHidden)
      imported.rows.append(row.id.value)
      menu.rows.append(row)
    }
    menu.sections.append(imported)
  }

  private mutating func row(
    _ item: MenuResource.Item, isInHiddenSection: Bool
  ) -> ImportedMenu.Row {
    let title = item.title.flatMap { Self.title($0) }
    let words = item.id.map { NameWords($0).words } ?? Self.words(of: title)
    let id = rowIDs.id(for: words)
    let reason: Message? =
      if item.id == nil {
        Message(en: "the resource gives no id", ja: "リソースに id がありません")
      } else if id != item.id {
        Message(
          en: "from \(Message.quoted(item.id ?? ""))", ja: "\(Message.quoted(item.id ?? "")) から")
      } else {
        nil
      }
    let text = words.isEmpty ? id : words.joined(separator: " ")
    var row = ImportedMenu.Row(
      id: .init(id, reason),
      title: title
        ?? .init(
          .text(text.prefix(1).uppercased() + text.dropFirst()),
          Message(en: "from the name", ja: "名前から")))
    row.asset = item.icon.flatMap { ResourceReference($0) }.flatMap { icon in
      ["drawable", "mipmap"].contains(icon.type) ? icon.name : nil
    }
    // What hides its group is told of the group.
    if item.isHidden, !isInHiddenSection {
      row.condition = condition(for: id, item.place, isSection: false)
    }
    return row
  }

  /// A condition of its own for what is not visible at first.
  private mutating func condition(for id: String, _ place: Place, isSection: Bool) -> String? {
    reports.add(
      HiddenAtStart.diagnostic(id, isKept: hasConditions, at: place.range), in: place.file)
    guard hasConditions else { return nil }
    let name = conditionIDs.id(for: ["show"] + id.split(separator: "_").map(String.init))
    menu.conditions.append(
      .init(
        name,
        Message(
          en: "`visible=\"false\"`: the app shows it in some state",
          ja: "`visible=\"false\"`: アプリが状態に応じて表示します")))
    return name
  }

  // MARK: Titles

  private static func title(_ text: String) -> ImportedMenu.Guess<ImportedMenu.Title>? {
    if let reference = ResourceReference(text) {
      guard reference.type == "string" else { return nil }
      let reason =
        reference.isSystem
        ? Message(en: "one of Android's own strings", ja: "Android 標準の文字列です") : nil
      return .init(.key(reference.name), reason)
    }
    return SourceTitleText(.text(ResourceReference.unescaped(text))).title
  }

  private static func words(of title: ImportedMenu.Guess<ImportedMenu.Title>?) -> [String] {
    switch title?.value {
    case .text(let text), .key(let text): NameWords(text).words
    case nil: []
    }
  }
}
