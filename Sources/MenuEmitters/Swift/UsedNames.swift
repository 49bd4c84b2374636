import MenuModel

/// The screens, actions and badges that a menu uses, hidden rows and variants included, each once
/// and in alphabetical order, so that a new order of the rows leaves them alone.
struct UsedNames {
  private(set) var screens: [TypeName] = []
  private(set) var actions: [Identifier] = []
  private(set) var badges: [Identifier] = []

  init(_ menu: Menu) {
    collect(menu.header?.destination)
    for row in menu.rows {
      collect(row.destination)
      for variant in row.variants { collect(variant.destination) }
      if let badge = row.badge { badges.append(badge) }
    }
    screens = Self.unique(screens, text: \.text, menu.texts)
    actions = Self.unique(actions, text: \.text, menu.texts)
    badges = Self.unique(badges, text: \.text, menu.texts)
  }

  private mutating func collect(_ destination: Destination?) {
    switch destination {
    case .screen(let screen): screens.append(screen)
    case .action(let action): actions.append(action)
    default: break
    }
  }

  private static func unique<Name>(
    _ names: [Name], text: (Name) -> Text, _ texts: TextStorage
  ) -> [Name] {
    let sorted = names.sorted { texts[text($0)].lexicographicallyPrecedes(texts[text($1)]) }
    var result: [Name] = []
    for name in sorted {
      if let last = result.last, texts.equal(text(last), text(name)) { continue }
      result.append(name)
    }
    return result
  }
}
