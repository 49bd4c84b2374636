import MenuModel

/// The keys of the user's picture.
enum AvatarKey: KeyName, MenuKey {
  case shape = "shape"
  case size = "size"

  static let all = Array(allCases)
  static let owner = "avatar"

  var meaning: KeyMeaning {
    let avatar = Header.Avatar()
    return switch self {
    case .shape:
      KeyMeaning(
        "The outline of the picture. Left out: \(avatar.shape.rawValue).",
        .choice(Header.Avatar.Shape.self))
    case .size:
      KeyMeaning("Its width and height in points. Left out: \(avatar.size.decimal).", .number)
    }
  }
}
