/// The user-info header at the top of a menu.
public struct Header: Sendable {
  /// The picture behind it.
  public var background: Background?
  /// What darkens the picture, so that the text stays legible.
  public var gradient: Gradient?
  /// The user's picture.
  public var avatar: Avatar?
  /// The size of the user's name, in points.
  public var nameSize: Number?
  /// The size of the member id, in points.
  public var memberIDSize: Number?
  /// What a tap opens.
  public var destination: Destination?

  /// Creates a header with nothing in it.
  public init() {}

  /// A picture from a server.
  public struct Background: Sendable {
    /// Where it is.
    public var url: Text
    /// How long the app may keep it.
    public var cache: CacheDuration
    /// The asset that is shown until it has loaded.
    public var placeholder: Text?

    /// Creates a background.
    public init(url: Text, cache: CacheDuration = .none, placeholder: Text? = nil) {
      self.url = url
      self.cache = cache
      self.placeholder = placeholder
    }
  }

  /// A change of colour from the top to the bottom.
  public struct Gradient: Sendable {
    /// The colour at the top.
    public var from: Color
    /// The colour at the bottom.
    public var to: Color

    /// Creates a gradient.
    public init(from: Color, to: Color) {
      self.from = from
      self.to = to
    }
  }

  /// The user's picture.
  public struct Avatar: Sendable {
    /// The outline of the picture.
    public enum Shape: String, CaseIterable, Sendable {
      /// A circle.
      case circle
      /// A square with round corners.
      case rounded
      /// A square.
      case square
    }

    /// Its outline.
    public var shape: Shape
    /// Its width and height, in points.
    public var size: Number

    /// Creates an avatar; the defaults are the language's.
    public init(shape: Shape = .circle, size: Number = Number(64)) {
      self.shape = shape
      self.size = size
    }
  }
}
