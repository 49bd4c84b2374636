/// The keys of a destination that is no URL.
enum DestinationKey: KeyName, MenuKey {
  case screen = "screen"
  case storyboard = "storyboard"
  case identifier = "identifier"
  case action = "action"

  static let all = Array(allCases)
  static let relations: [KeyRelation] = [
    .exactlyOne(["screen", "storyboard", "action"]), .needs("identifier", "storyboard"),
  ]
  static let owner = "place"

  var meaning: KeyMeaning {
    switch self {
    case .screen: KeyMeaning("A screen of the app, UpperCamelCase.", .typeName)
    case .storyboard: KeyMeaning("The name of a storyboard.", .line)
    case .identifier:
      KeyMeaning(
        "A view controller of the storyboard. Left out: the initial one.", .line)
    case .action: KeyMeaning("What the app does instead of opening something.", .identifier)
    }
  }
}
