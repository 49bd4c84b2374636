/// The picture of a row, for each of the places that it can come from.
public struct Icon: Sendable {
  /// The name of a Material icon.
  public var material: Text?
  /// The code point of the Material icon in its font.
  public var codePoint: Unicode.Scalar?
  /// The name of an SF Symbol.
  public var sfSymbol: Text?
  /// The name of an image in the app's asset catalog.
  public var asset: Text?

  /// Creates an icon that names nothing yet.
  public init() {}
}
