extension Unicode.Scalar {
  /// The scalar as standards name it: `U+202E`.
  public var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
