/// A section of a menu.
public struct Section: Sendable {
  /// Its stable name; `nil` is the one section of a menu that names none, called `main`.
  public var id: Identifier?
  /// What stands above it.
  public var title: Title?
  /// What must hold for it to be shown.
  public var when = Requirement.none
  /// Whether it stays at the bottom of the screen.
  public var isPinnedToBottom = false
  /// Its rows, as positions; empty where the app fills it at run time.
  public var rows: Range<Int>
  /// What its author tells the readers of the code.
  public var note: Text?
  /// What its constant in the C header is called and worth.
  public var c = COverride()

  /// Creates a section of rows.
  public init(id: Identifier?, rows: Range<Int>) {
    self.id = id
    self.rows = rows
  }
}
