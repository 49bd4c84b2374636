/// The keys of the user's name and member id.
enum LabelKey: KeyName, MenuKey {
  case size = "size"

  static let all = Array(allCases)
  static let owner = "label"

  var meaning: KeyMeaning {
    switch self {
    case .size: KeyMeaning("The size of the text in points.", .number)
    }
  }
}
