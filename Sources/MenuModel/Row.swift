/// A row of a menu.
public struct Row: Sendable {
  /// Its stable name.
  public var id: Identifier
  /// What stands on it; `nil` on the header row alone.
  public var title: Title?
  /// The picture beside the title.
  public var icon: Icon?
  /// What a tap opens; `nil` makes the row a label.
  public var destination: Destination?
  /// The counter that is shown on it.
  public var badge: Identifier?
  /// What it does beyond opening something.
  public var role: Role?
  /// What must hold for it to be shown.
  public var when = Requirement.none
  /// What replaces parts of it: the first whose requirement holds.
  public var variants: [Variant] = []
  /// What its author tells the readers of the code; may have several lines.
  public var note: Text?
  /// What its constant in the C header is called and worth, where the derived ones do not do.
  public var c = COverride()

  /// Creates a row with nothing but a name.
  public init(id: Identifier) {
    self.id = id
  }
}
