import MenuModel

/// A number as Swift's formatter wants it: where it is whole and has five digits or more, with `_`
/// between its thousands.
struct NumberLiteral: Writable {
  let number: Number

  init(_ number: Number) { self.number = number }

  func write(to bytes: inout [UInt8]) {
    let decimal = number.decimal.utf8
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isGrouped = decimal.count >= 5 && decimal.allSatisfy(digits.contains)
    for (index, digit) in decimal.enumerated() {
      if isGrouped, index > 0, (decimal.count - index) % 3 == 0 { bytes.append(UInt8(ascii: "_")) }
      bytes.append(digit)
    }
  }
}
