import MenuModel

/// The keys of the drawer.
enum DrawerKey: KeyName, MenuKey {
  case side = "side"
  case width = "width"
  case edge = "edge"
  case threshold = "threshold"
  case velocity = "velocity"
  case duration = "duration"
  case scrim = "scrim"

  static let all = Array(allCases)
  static let owner = "drawer"

  var meaning: KeyMeaning {
    let drawer = Drawer()
    return switch self {
    case .side:
      KeyMeaning(
        "The side of the screen that it comes from. Left out: \(drawer.side.rawValue).",
        .choice(Drawer.Side.self))
    case .width:
      KeyMeaning("Points, or a share of the screen such as 80%. Left out: 280.", .width)
    case .edge:
      KeyMeaning(
        "Points from the edge in which a pan opens it. Left out: \(drawer.edge.decimal).", .number)
    case .threshold:
      KeyMeaning(
        "The share of the way, 0 to 1, past which letting go completes the move. "
          + "Left out: \(drawer.threshold.decimal).", .share)
    case .velocity:
      KeyMeaning(
        "Points a second past which a flick completes the move. "
          + "Left out: \(drawer.velocity.decimal).", .number)
    case .duration:
      KeyMeaning(
        "Seconds that opening and closing take. Left out: \(drawer.duration.decimal).", .number)
    case .scrim: KeyMeaning("What covers the rest of the screen.", ScrimKey.form)
    }
  }
}

/// The keys of the scrim.
enum ScrimKey: KeyName, MenuKey {
  case color = "color"
  case opacity = "opacity"

  static let all = Array(allCases)
  static let owner = "scrim"

  var meaning: KeyMeaning {
    switch self {
    case .color: KeyMeaning("The colour of the cover. Left out: black.", .color)
    case .opacity:
      KeyMeaning(
        "The opacity of the cover, 0 to 1. Left out: \(Drawer().scrimOpacity.decimal).", .share)
    }
  }
}
