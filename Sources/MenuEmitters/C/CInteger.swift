/// An integer as a constant's value: in parentheses where it has a sign, so that it stands in any
/// expression.
struct CInteger: Writable {
  let value: Int

  init(_ value: Int) { self.value = value }

  func write(to bytes: inout [UInt8]) {
    (value < 0 ? "(\(value))" : "\(value)").write(to: &bytes)
  }
}
