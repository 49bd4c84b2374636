/// The keys at the top of a file.
enum TopKey: KeyName, MenuKey {
  case menu = "menu"
  case header = "header"
  case conditions = "conditions"
  case rows = "rows"
  case sections = "sections"
  case order = "order"
  case hidden = "hidden"
  case initial = "initial"
  case retired = "retired"
  case drawer = "drawer"

  static let all = Array(allCases)
  static let required: [TopKey] = [.menu, .rows]
  static let owner = "menu"

  var meaning: KeyMeaning {
    switch self {
    case .menu: KeyMeaning("The name of the generated type, UpperCamelCase.", .typeName)
    case .header: KeyMeaning("The user-info header.", HeaderKey.form)
    case .conditions:
      KeyMeaning("Names that the app can answer yes or no to.", .identifiers)
    case .rows:
      KeyMeaning(
        "The rows: an id and what the row shows and opens.",
        .entries(keys: .identifier, values: RowKey.form))
    case .sections:
      KeyMeaning(
        "The sections that need more than an id; each stands in `order`.",
        .entries(keys: .identifier, values: .either([SectionKey.form, .nothing])))
    case .order:
      KeyMeaning(
        "The order of the rows: a list of row ids, or a list for each section.",
        .either([.identifiers, .entries(keys: .identifier, values: .identifiers)]))
    case .hidden: KeyMeaning("The rows that are not shown at present.", .identifiers)
    case .initial:
      KeyMeaning(
        "The row that is selected at start: a shown row that opens something.", .identifier)
    case .retired:
      KeyMeaning("Row ids that once existed and must not come back.", .identifiers)
    case .drawer: KeyMeaning("How the drawer looks and moves.", DrawerKey.form)
    }
  }
}
