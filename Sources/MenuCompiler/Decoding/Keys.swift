/// A key of the language, as it is written.
struct KeyName: ExpressibleByStringLiteral, Equatable {
  private let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }

  var string: String { text.description }

  func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    text.utf8CodeUnitCount == bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  static func == (left: KeyName, right: KeyName) -> Bool { left.string == right.string }
}

/// The keys of one kind of mapping.
///
/// The cases are the description of the language: what is not here is an unknown key.
protocol MenuKey: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == KeyName {
  /// All keys; a stored property, so that the list is made once.
  static var all: [Self] { get }
  /// The keys that must be there.
  static var required: [Self] { get }
}

extension MenuKey {
  static var required: [Self] { [] }
}

/// The keys at the top of a file.
enum TopKey: KeyName, MenuKey {
  case menu = "menu"
  case header = "header"
  case conditions = "conditions"
  case rows = "rows"
  case sections = "sections"
  case order = "order"
  case hidden = "hidden"
  case initial = "initial"
  case retired = "retired"
  case drawer = "drawer"

  static let all = Array(allCases)
  static let required: [TopKey] = [.menu, .rows]
}

/// The keys of a row.
enum RowKey: KeyName, MenuKey {
  case title = "title"
  case titleKey = "title_key"
  case icon = "icon"
  case destination = "destination"
  case badge = "badge"
  case role = "role"
  case when = "when"
  case variants = "variants"
  case note = "note"
  case symbol = "symbol"
  case value = "value"

  static let all = Array(allCases)
}

/// The keys of a variant of a row.
enum VariantKey: KeyName, MenuKey {
  case when = "when"
  case title = "title"
  case titleKey = "title_key"
  case icon = "icon"
  case destination = "destination"
  case role = "role"

  static let all = Array(allCases)
  static let required: [VariantKey] = [.when]
}

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
}

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
}

/// The keys of the header's background.
enum BackgroundKey: KeyName, MenuKey {
  case url = "url"
  case cache = "cache"
  case placeholder = "placeholder"

  static let all = Array(allCases)
  static let required: [BackgroundKey] = [.url]
}

/// The keys of the header's gradient.
enum GradientKey: KeyName, MenuKey {
  case from = "from"
  case to = "to"

  static let all = Array(allCases)
  static let required: [GradientKey] = [.from, .to]
}

/// The keys of the user's picture.
enum AvatarKey: KeyName, MenuKey {
  case shape = "shape"
  case size = "size"

  static let all = Array(allCases)
}

/// The keys of the user's name and member id.
enum LabelKey: KeyName, MenuKey {
  case size = "size"

  static let all = Array(allCases)
}

/// The keys of an icon that is no Material name alone.
enum IconKey: KeyName, MenuKey {
  case material = "material"
  case sf = "sf"
  case asset = "asset"

  static let all = Array(allCases)
}

/// The keys of a destination that is no URL.
enum DestinationKey: KeyName, MenuKey {
  case screen = "screen"
  case storyboard = "storyboard"
  case identifier = "identifier"
  case action = "action"

  static let all = Array(allCases)
}

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
}

/// The keys of the scrim.
enum ScrimKey: KeyName, MenuKey {
  case color = "color"
  case opacity = "opacity"

  static let all = Array(allCases)
}
