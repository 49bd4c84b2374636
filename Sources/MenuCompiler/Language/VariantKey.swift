import MenuModel

/// The keys of a variant of a row.
enum VariantKey: KeyName, MenuKey {
  case when = "when"
  case title = "title"
  case titleKey = "title_key"
  case icon = "icon"
  case destination = "destination"
  case role = "role"

  static let all = Array(allCases)
  static let required: [VariantKey] = [.when]
  static let relations: [KeyRelation] = [.conflict("title", "title_key")]
  static let owner = "variant"

  var meaning: KeyMeaning {
    switch self {
    case .when:
      KeyMeaning("The conditions that must all hold for the variant to count.", .when)
    case .title: KeyMeaning("The text in place of the row's.", .title)
    case .titleKey:
      KeyMeaning("A key in the app's own string tables, in place of the row's text.", .line)
    case .icon: KeyMeaning("The icon in place of the row's.", .icon)
    case .destination: KeyMeaning("What a tap opens instead.", .destination)
    case .role: KeyMeaning("The role in place of the row's.", .choice(Role.self))
    }
  }
}
