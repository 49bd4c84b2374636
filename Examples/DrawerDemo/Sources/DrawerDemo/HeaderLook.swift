import Menus

extension SideMenu.Header {
  /// Whether the background, loaded that long ago, need not be loaded again.
  func keepsBackground(after age: Duration) -> Bool {
    age < .seconds(background.cacheSeconds)
  }

  /// What `CALayer.cornerRadius` of the avatar becomes.
  var avatarCornerRadius: Double {
    switch avatar.shape {
    case .circle: avatar.size / 2
    case .rounded: avatar.size / 8
    case .square: 0
    }
  }
}

extension SideMenu.Header.Gradient {
  /// How opaque it is at a height from 0, the top, to 1.
  ///
  /// In an app, `CAGradientLayer` does this.
  func alpha(at height: Double) -> Double {
    from.alpha + (to.alpha - from.alpha) * height
  }
}
