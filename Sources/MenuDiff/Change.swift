/// One thing that differs between two menus.
public struct Change: Hashable, Sendable {
  /// What differs.
  public enum Subject: Hashable, Sendable {
    /// The menu as a whole.
    case menu
    /// The file at a path, which the outputs are named after.
    case file(String)
    /// The user-info header.
    case header
    /// The drawer.
    case drawer
    /// The row of an id.
    case row(String)
    /// The section of an id.
    case section(String)
    /// The condition of an id.
    case condition(String)
    /// A name that destinations and badges use.
    case name(SharedName)
    /// An id that must not come back.
    case retired(String)
  }

  /// How it differs.
  public enum Action: Hashable, Sendable {
    /// It is new; a row stands in a place.
    case added(Place?)
    /// It is gone; a row's id may be listed as retired now.
    case removed(isRetired: Bool)
    /// It has another name now.
    case renamed(to: String)
    /// It stands elsewhere.
    case moved(from: Place, to: Place)
    /// A value of it is another one; `nil` is none.
    case changed(Property, from: String?, to: String?)
    /// Every position after it is one more (`true`) or one less.
    case shiftsPositions(up: Bool)
  }

  /// What differs.
  public var subject: Subject
  /// How it differs.
  public var action: Action
  /// What that may do.
  public var risk: Risk

  /// Creates a change.
  public init(_ subject: Subject, _ action: Action, _ risk: Risk) {
    self.subject = subject
    self.action = action
    self.risk = risk
  }
}
