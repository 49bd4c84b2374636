import MenuModel

/// A colour as the literal that creates it.
struct ColorLiteral: Writable {
  let color: Color

  init(_ color: Color) { self.color = color }

  func write(to bytes: inout [UInt8]) {
    func hex(_ high: UInt8, _ low: UInt8) -> String {
      let digits = String(UInt16(high) << 8 | UInt16(low), radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    let value = "0x\(hex(color.red, color.green))_\(hex(color.blue, color.alpha))"
    "Color(rgba: \(value))".write(to: &bytes)
  }
}
