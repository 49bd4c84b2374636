/// The keys of an icon that is no Material name alone.
enum IconKey: KeyName, MenuKey {
  case material = "material"
  case sf = "sf"
  case asset = "asset"

  static let all = Array(allCases)
  static let relations: [KeyRelation] = [.atLeastOne(["material", "sf", "asset"])]
  static let owner = "iconSets"

  var meaning: KeyMeaning {
    switch self {
    case .material: KeyMeaning("The name of a Material icon.", .line)
    case .sf: KeyMeaning("The name of an SF Symbol.", .line)
    case .asset: KeyMeaning("The name of an image in the app's asset catalog.", .line)
    }
  }
}
