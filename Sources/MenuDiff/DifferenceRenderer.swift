/// A format of differences.
public protocol DifferenceRenderer: Sendable {
  /// All that differs between two sides, file by file.
  func render(_ files: [FileDifference]) -> String
}
