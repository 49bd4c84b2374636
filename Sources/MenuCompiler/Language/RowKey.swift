import MenuModel

/// The keys of a row.
enum RowKey: KeyName, MenuKey {
  case title = "title"
  case titleKey = "title_key"
  case icon = "icon"
  case destination = "destination"
  case badge = "badge"
  case role = "role"
  case when = "when"
  case variants = "variants"
  case note = "note"
  case symbol = "symbol"
  case value = "value"

  static let all = Array(allCases)
  static let relations: [KeyRelation] = [.exactlyOne(["title", "title_key"])]
  static let owner = "row"

  var meaning: KeyMeaning {
    switch self {
    case .title:
      KeyMeaning("The text of the row: one for every language, or one for each.", .title)
    case .titleKey:
      KeyMeaning("In place of a title: a key in the app's own string tables.", .line)
    case .icon:
      KeyMeaning("The name of a Material icon, or an icon for each set.", .icon)
    case .destination: KeyMeaning("What a tap opens; left out, the row is a label.", .destination)
    case .badge:
      KeyMeaning("The name of a counter that the app binds at run time.", .identifier)
    case .role:
      KeyMeaning("What the row does beyond opening something.", .choice(Role.self))
    case .when:
      KeyMeaning("The conditions that must all hold for the row to be shown.", .when)
    case .variants:
      KeyMeaning(
        "What the row shows instead while conditions hold; the first that holds counts.",
        .list(of: VariantKey.form))
    case .note: KeyMeaning("What the generated code says about the row.", .note)
    case .symbol: KeyMeaning("The name of the row's constant in C, in place of its own.", .cName)
    case .value: KeyMeaning("The value of the row's constant in C, in place of its own.", .cValue)
    }
  }
}
