/// A Unicode scalar as a Swift literal.
struct ScalarLiteral: Writable {
  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

  func write(to bytes: inout [UInt8]) {
    "\"\\u{\(String(scalar.value, radix: 16, uppercase: true))}\"".write(to: &bytes)
  }
}
