/// The keys of a section.
enum SectionKey: KeyName, MenuKey {
  case title = "title"
  case titleKey = "title_key"
  case when = "when"
  case pin = "pin"
  case note = "note"
  case symbol = "symbol"
  case value = "value"

  static let all = Array(allCases)
  static let relations: [KeyRelation] = [.conflict("title", "title_key")]
  static let owner = "section"

  /// Where a section can be kept.
  enum Pin: String, CaseIterable {
    case bottom
  }

  var meaning: KeyMeaning {
    switch self {
    case .title:
      KeyMeaning("The text above the section: one for every language, or one for each.", .title)
    case .titleKey:
      KeyMeaning("In place of a title: a key in the app's own string tables.", .line)
    case .when:
      KeyMeaning("The conditions that must all hold for the section to be shown.", .when)
    case .pin: KeyMeaning("Where the section is kept.", .choice(Pin.self))
    case .note: KeyMeaning("What the generated code says about the section.", .note)
    case .symbol:
      KeyMeaning("The name of the section's constant in C, in place of its own.", .cName)
    case .value:
      KeyMeaning("The value of the section's constant in C, in place of its own.", .cValue)
    }
  }
}
