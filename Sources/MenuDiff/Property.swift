/// A value that a row, a section, the header, the drawer or the menu has.
public struct Property: Hashable, Sendable {
  /// What the value is; the raw value is its key in a menu file.
  public enum Key: String, CaseIterable, Sendable {
    case title
    case titleKey = "title_key"
    case icon
    case sfSymbol = "icon.sf"
    case asset = "icon.asset"
    case destination
    case badge
    case role
    case when
    case note
    case pin
    case symbol
    case value
    case initial
    case language
    case bit
    case variants
    case backgroundURL = "background.url"
    case backgroundCache = "background.cache"
    case placeholder = "background.placeholder"
    case gradient
    case avatar
    case nameSize = "name.size"
    case memberIDSize = "member_id.size"
    case side
    case width
    case edge
    case threshold
    case velocity
    case duration
    case scrimColor = "scrim.color"
    case scrimOpacity = "scrim.opacity"
  }

  /// What the value is.
  public var key: Key
  /// The language that a title is in; `nil` where it is for all.
  public var language: String?
  /// The conditions under which a variant gives the value; `nil` where the row itself does.
  public var variant: String?

  init(_ key: Key, language: String? = nil, variant: String? = nil) {
    self.key = key
    self.language = language
    self.variant = variant
  }

  /// What another value of it may do.
  func risk(from old: String?, to new: String?) -> Risk {
    switch key {
    case .when, .pin: .order
    case .symbol, .value, .bit: .breaking
    // In Swift, what is there has another type than what may be there.
    case .backgroundURL, .gradient, .avatar, .nameSize, .memberIDSize:
      old == nil || new == nil ? .breaking : .cosmetic
    default: .cosmetic
    }
  }
}
