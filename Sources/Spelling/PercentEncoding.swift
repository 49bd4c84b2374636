/// Bytes in a URI (RFC 3986, section 2.1).
public enum PercentEncoding {
  /// A byte as `%` and two hexadecimal digits.
  public static func text(of byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
  }

  /// A scalar as the bytes of its UTF-8.
  public static func text(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { text(of: $0) }.joined()
  }
}
