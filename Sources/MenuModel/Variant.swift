/// What replaces parts of a row while its requirement holds.
public struct Variant: Sendable {
  /// What must hold.
  public var when: Requirement
  /// Replaces the title.
  public var title: Title?
  /// Replaces the icon.
  public var icon: Icon?
  /// Replaces the destination.
  public var destination: Destination?
  /// Replaces the role.
  public var role: Role?

  /// Creates a variant that replaces nothing yet.
  public init(when: Requirement) {
    self.when = when
  }
}
