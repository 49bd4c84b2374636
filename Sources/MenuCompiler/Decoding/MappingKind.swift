/// A kind of mapping of the language, for those who write menus: which keys it has, and in which
/// order they are usually written.
public enum MappingKind: Sendable {
  case menu, row, variant, section, header, background, gradient, avatar, label, icon, destination
  case drawer, scrim

  /// The keys, in the language's order.
  public var keys: [String] {
    switch self {
    case .menu: Self.names(TopKey.self)
    case .row: Self.names(RowKey.self)
    case .variant: Self.names(VariantKey.self)
    case .section: Self.names(SectionKey.self)
    case .header: Self.names(HeaderKey.self)
    case .background: Self.names(BackgroundKey.self)
    case .gradient: Self.names(GradientKey.self)
    case .avatar: Self.names(AvatarKey.self)
    case .label: Self.names(LabelKey.self)
    case .icon: Self.names(IconKey.self)
    case .destination: Self.names(DestinationKey.self)
    case .drawer: Self.names(DrawerKey.self)
    case .scrim: Self.names(ScrimKey.self)
    }
  }

  private static func names<Key: MenuKey>(_: Key.Type) -> [String] {
    Key.all.map(\.rawValue.string)
  }
}
