/// The keys of the user-info header.
enum HeaderKey: KeyName, MenuKey {
  case row = "row"
  case background = "background"
  case gradient = "gradient"
  case avatar = "avatar"
  case name = "name"
  case memberID = "member_id"
  case destination = "destination"
  case note = "note"
  case symbol = "symbol"
  case value = "value"

  static let all = Array(allCases)
  static let relations: [KeyRelation] = [
    .needs("note", "row"), .needs("symbol", "row"), .needs("value", "row"),
  ]
  static let owner = "header"

  var meaning: KeyMeaning {
    switch self {
    case .row:
      KeyMeaning(
        "The id that makes the header the first row; left out, it sits above the table.",
        .identifier)
    case .background: KeyMeaning("The picture behind the header.", BackgroundKey.form)
    case .gradient:
      KeyMeaning("What darkens the picture, so that the text stays legible.", GradientKey.form)
    case .avatar: KeyMeaning("The user's picture.", AvatarKey.form)
    case .name: KeyMeaning("The user's name.", LabelKey.form)
    case .memberID: KeyMeaning("The member id.", LabelKey.form)
    case .destination: KeyMeaning("What a tap on the header opens.", .destination)
    case .note: KeyMeaning("What the generated code says about the header row.", .note)
    case .symbol:
      KeyMeaning("The name of the header row's constant in C, in place of its own.", .cName)
    case .value:
      KeyMeaning("The value of the header row's constant in C, in place of its own.", .cValue)
    }
  }
}

/// The keys of the header's background.
enum BackgroundKey: KeyName, MenuKey {
  case url = "url"
  case cache = "cache"
  case placeholder = "placeholder"

  static let all = Array(allCases)
  static let required: [BackgroundKey] = [.url]
  static let owner = "background"

  var meaning: KeyMeaning {
    switch self {
    case .url: KeyMeaning("Where the picture is.", .url)
    case .cache:
      KeyMeaning(
        "How long the app may keep the picture: 30m, 12h, 1d, 2w. Left out: not at all.",
        .duration)
    case .placeholder: KeyMeaning("The asset that is shown until the picture has loaded.", .line)
    }
  }
}

/// The keys of the header's gradient.
enum GradientKey: KeyName, MenuKey {
  case from = "from"
  case to = "to"

  static let all = Array(allCases)
  static let required: [GradientKey] = [.from, .to]
  static let owner = "gradient"

  var meaning: KeyMeaning {
    switch self {
    case .from: KeyMeaning("The colour at the top.", .color)
    case .to: KeyMeaning("The colour at the bottom.", .color)
    }
  }
}
