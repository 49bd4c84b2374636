/// A key of the language, as it is written.
struct KeyName: ExpressibleByStringLiteral, Equatable {
  private let text: StaticString

  init(stringLiteral text: StaticString) { self.text = text }

  var string: String { text.description }

  func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    text.utf8CodeUnitCount == bytes.count && text.withUTF8Buffer { $0.elementsEqual(bytes) }
  }

  static func == (left: KeyName, right: KeyName) -> Bool { left.string == right.string }
}
