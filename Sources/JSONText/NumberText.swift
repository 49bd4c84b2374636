/// Numbers as JSON and Swift both write them.
public enum NumberText {
  /// Appends a whole number in decimal digits.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var divisor: UInt = 1
    let magnitude = value.magnitude
    while magnitude / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / divisor % 10))
      divisor /= 10
    }
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
