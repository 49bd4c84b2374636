/// What git's marks call the two sides; each is one line.
public struct ConflictLabels: Sendable {
  /// The name of our side; empty where the mark stands alone.
  public var ours: String
  /// The name of their side.
  public var theirs: String

  /// Names the sides.
  public init(ours: String = "ours", theirs: String = "theirs") {
    self.ours = ours
    self.theirs = theirs
  }
}
