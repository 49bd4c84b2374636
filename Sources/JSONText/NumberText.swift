/// Numbers as JSON and Swift both write them.
public enum NumberText {
  /// Appends a whole number in decimal digits.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: value.description.utf8)
  }

  /// Appends the shortest decimal that is read as the same number, without a point where it is
  /// whole.
  public static func append(_ value: Double, to bytes: inout [UInt8]) {
    if let whole = Int(exactly: value) {
      append(whole, to: &bytes)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }
}
