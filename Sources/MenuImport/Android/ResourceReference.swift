/// A reference to a resource of an Android app: `@string/nav_home`, `@+id/home`, `@drawable/ic_home`.
struct ResourceReference {
  /// The type: `string`, `id`, `drawable`.
  var type: Substring
  /// The name.
  var name: String
  /// Whether it is one of Android's own.
  var isSystem: Bool

  /// Reads a reference; `nil` where a text is none.
  init?(_ text: String) {
    guard text.hasPrefix("@"), let slash = text.firstIndex(of: "/") else { return nil }
    var type = text[..<slash].dropFirst()
    if type.hasPrefix("+") { type = type.dropFirst() }
    if let colon = type.firstIndex(of: ":") {
      isSystem = type[..<colon] == "android"
      type = type[colon...].dropFirst()
    } else {
      isSystem = false
    }
    name = String(text[slash...].dropFirst())
    self.type = type
    if name.isEmpty || type.isEmpty { return nil }
  }

  /// A text of a resource as it is shown: Android escapes quotes and signs by a backslash.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var letters = text.unicodeScalars[...]
    while let letter = letters.popFirst() {
      guard letter == "\\", let next = letters.popFirst() else {
        result.unicodeScalars.append(letter)
        continue
      }
      switch next {
      case "n", "t": result += " "
      case "u":
        let digits = String(String.UnicodeScalarView(letters.prefix(4)))
        letters = letters.dropFirst(4)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
      default: result.unicodeScalars.append(next)
      }
    }
    return result
  }
}
