/// The keys at the top of `menuc.yaml`.
enum ConfigurationKey: KeyName, MenuKey {
  case menus = "menus"
  case output = "output"
  case icons = "icons"
  case languages = "languages"
  case rules = "rules"

  static let all = Array(allCases)
}

/// The keys of `output:`.
enum OutputKey: KeyName, MenuKey {
  case directory = "directory"
  case emit = "emit"
  case access = "access"

  static let all = Array(allCases)
}

/// The keys of `icons:`.
enum IconSourceKey: KeyName, MenuKey {
  case material = "material"
  case assets = "assets"

  static let all = Array(allCases)
}
