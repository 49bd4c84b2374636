import JSONText
import MenuModel

/// A number as Swift's formatter wants it: without a point where it is whole, and then with `_`
/// between its thousands where it has five digits or more.
struct DecimalLiteral: Writable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(_ number: Number) { value = number.value }

  func write(to bytes: inout [UInt8]) {
    let start = bytes.count
    NumberText.append(value, to: &bytes)
    let digits = bytes[start...].count
    guard value == value.rounded(), digits >= 5 else { return }
    for place in stride(from: digits - 3, to: 0, by: -3) {
      bytes.insert(UInt8(ascii: "_"), at: start + place)
    }
  }
}
