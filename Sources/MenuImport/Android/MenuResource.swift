/// A menu of an Android app as its file says it, in the order in which Android shows it.
struct MenuResource {
  /// The name of the file, by which the app knows it.
  var name: String
  var place: Place
  private(set) var sections: [Section] = []
  /// What stands in the file and is no row.
  private(set) var dropped: [Dropped] = []

  /// Items that stand together: in a group, under a title, or in neither.
  struct Section {
    /// The name of the group, or of the item that has the rows as its own menu.
    var id: String?
    var title: String?
    var isHidden: Bool
    var place: Place
    var items: [Item]
  }

  /// One item.
  struct Item {
    var id: String?
    var title: String?
    var icon: String?
    var isHidden: Bool
    var place: Place
  }

  /// An element that is no row.
  struct Dropped {
    enum Reason {
      case spacer
      case commentedOut
      case emptyGroup
    }

    var reason: Reason
    var place: Place
  }

  /// How many rows it has.
  var count: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Reads the elements of a file; `nil` where they are no menu.
  ///
  /// - Parameters:
  ///   - root: the outermost element.
  ///   - commentedItems: the comments that hold items.
  ///   - name: the name of the file.
  init?(_ root: XMLElement, commentedItems: [Place], name: String) {
    guard root.name == "menu" else { return nil }
    self.name = name
    place = root.place
    dropped = commentedItems.map { Dropped(reason: .commentedOut, place: $0) }
    var entries: [Entry] = []
    collect(root, nil, into: &entries)
    // Android keeps the order of the file among equals.
    for (_, entry) in entries.enumerated().sorted(by: {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }) {
      append(entry)
    }
  }

  /// An item with what its group says.
  private struct Entry {
    var element: XMLElement
    /// The group that it is in; a group without a name counts as none.
    var group: XMLElement?
    var order: Int
  }

  private mutating func collect(
    _ parent: XMLElement, _ group: XMLElement?, into entries: inout [Entry]
  ) {
    for child in parent.children {
      switch child.name {
      case "group":
        if child.children.isEmpty {
          dropped.append(Dropped(reason: .emptyGroup, place: child.place))
        }
        collect(child, child, into: &entries)
      case "item":
        entries.append(Entry(element: child, group: group, order: Self.order(child, group)))
      default: continue
      }
    }
  }

  // MARK: Order

  /// The ranks of categories (MenuBuilder of AndroidX): the others come after items without one.
  private static let ranks = [
    "container": 4, "system": 5, "secondary": 3, "alternative": 2,
  ]

  private static func order(_ item: XMLElement, _ group: XMLElement?) -> Int {
    func value(_ name: String) -> String? { item.attribute(name) ?? group?.attribute(name) }
    let rank = value("menuCategory").flatMap { ranks[$0] } ?? 1
    let order = value("orderInCategory").flatMap { Int($0) } ?? 0
    return rank << 16 | order & 0xFFFF
  }

  // MARK: Sections

  private mutating func append(_ entry: Entry) {
    let element = entry.element
    let isHidden = [element, entry.group].contains { $0?.attribute("visible") == "false" }
    if let menu = element.children.first(where: { $0.name == "menu" }) {
      append(submenu: menu, of: element, isHidden: isHidden)
      return
    }
    guard let item = Self.item(element) else {
      dropped.append(Dropped(reason: .spacer, place: element.place))
      return
    }
    let group = entry.group?.attribute("id")
    let isNew = sections.last.map { $0.title != nil || $0.id != group.map(Self.name) } ?? true
    if isNew {
      sections.append(
        Section(
          id: group.map(Self.name), isHidden: entry.group?.attribute("visible") == "false",
          place: entry.group?.place ?? element.place, items: []))
    }
    sections[sections.count - 1].items.append(item)
  }

  private mutating func append(
    submenu: XMLElement, of element: XMLElement, isHidden: Bool
  ) {
    var entries: [Entry] = []
    collect(submenu, nil, into: &entries)
    let sorted = entries.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    var items: [Item] = []
    for (_, entry) in sorted {
      if let item = Self.item(entry.element, in: entry.group) {
        items.append(item)
      } else {
        dropped.append(Dropped(reason: .spacer, place: entry.element.place))
      }
    }
    if items.isEmpty {
      dropped.append(Dropped(reason: .emptyGroup, place: element.place))
      return
    }
    sections.append(
      Section(
        id: element.attribute("id").map(Self.name), title: element.attribute("title") ?? "",
        isHidden: isHidden, place: element.place, items: items))
  }

  /// An item; `nil` where it only takes up room.
  private static func item(_ element: XMLElement, in group: XMLElement? = nil) -> Item? {
    let title = element.attribute("title").flatMap { title in
      title.contains { !$0.isWhitespace } ? title : nil
    }
    let hasView = ["actionLayout", "actionViewClass"].contains { element.attribute($0) != nil }
    guard title != nil || element.attribute("icon") != nil || hasView else { return nil }
    return Item(
      id: element.attribute("id").map(name), title: title, icon: element.attribute("icon"),
      isHidden: [element, group].contains { $0?.attribute("visible") == "false" },
      place: element.place)
  }

  private static func name(_ reference: String) -> String {
    ResourceReference(reference)?.name ?? reference
  }
}
