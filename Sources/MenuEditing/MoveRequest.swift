/// Where a row is to go.
public struct MoveRequest: Hashable, Sendable {
  /// A place in a list.
  public enum Position: Hashable, Sendable {
    /// Directly before a row.
    case before(String)
    /// Directly after a row.
    case after(String)
    /// At the start of the list.
    case first
    /// At the end of the list.
    case last
  }

  /// A list of rows.
  public enum List: Hashable, Sendable {
    /// A section, by its id; where there is none of it, it is made.
    case section(String)
    /// The rows that are not shown at present.
    case hidden
  }

  /// The id of the row.
  public var row: String
  /// Where in the list.
  public var position: Position
  /// Which list; `nil` is that of the row it is to stand beside, else the one that it is in.
  public var list: List?

  /// Asks for a move.
  public init(_ row: String, _ position: Position, in list: List? = nil) {
    self.row = row
    self.position = position
    self.list = list
  }
}
