/// How a drawer looks and moves.
///
/// Each value has its default.
public struct Drawer: Sendable {
  /// The side of the screen that it comes from.
  public enum Side: String, CaseIterable, Sendable {
    /// The left one where text runs from left to right.
    case leading
    /// The right one where text runs from left to right.
    case trailing
  }

  /// How wide it is.
  public enum Width: Sendable {
    /// In points.
    case points(Number)
    /// As a share of the screen's width, 0 to 1.
    case fraction(Double)
  }

  /// The side of the screen that it comes from.
  public var side = Side.leading
  /// How wide it is.
  public var width = Width.points(Number(280))
  /// How far from the edge a pan may begin that opens it, in points.
  public var edge = Number(20)
  /// The share of the way past which letting go completes the move, 0 to 1.
  public var threshold = Number(0.3)
  /// The speed past which a flick completes the move, in points a second.
  public var velocity = Number(500)
  /// How long opening and closing take, in seconds.
  public var duration = Number(0.3)
  /// The colour that covers the rest of the screen.
  public var scrimColor = Color.black
  /// The opacity of that cover, 0 to 1.
  public var scrimOpacity = Number(0.5)

  /// Creates a drawer with every default.
  public init() {}
}
