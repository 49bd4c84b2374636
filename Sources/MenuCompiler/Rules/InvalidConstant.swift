import Diagnostics
import Messages

/// A value of a C constant that is no integer.
enum InvalidConstant: Rule {
  static let id: RuleID = "invalid-constant"

  /// The integer that a text writes in decimal digits: one that every C compiler can write as an
  /// `int`.
  static func value(_ text: ArraySlice<UInt8>) -> Int32? {
    guard let value = Int32(String(decoding: text, as: UTF8.self)), value > .min,
      text.first != UInt8(ascii: "+")
    else { return nil }
    return value
  }

  static func diagnostic(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      Self.self, at: range,
      Message(
        en: "\(VisibleText.quoted(text)) cannot be the value of a C constant",
        ja: "\(VisibleText.quoted(text)) は C の定数の値に使えません"),
      help: Message(
        en: "write an integer from -2147483647 to 2147483647",
        ja: "-2147483647 から 2147483647 までの整数を書いてください"))
  }
}
