/// A file that two sides changed, merged row by row.
public struct Merged: Sendable {
  /// The merged bytes, with git's marks where the sides conflict.
  public var bytes: [UInt8]
  /// Whether the sides conflict.
  public var hasConflicts: Bool
}
