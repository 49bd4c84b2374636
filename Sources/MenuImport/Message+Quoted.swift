import Messages
import Spelling

extension Message {
  /// A name from a source as messages show it; of one that is longer than any name, the start.
  static func quoted(_ name: String) -> String {
    let isLong = name.unicodeScalars.count > 128
    return VisibleText.quoted(
      isLong ? String(String.UnicodeScalarView(name.unicodeScalars.prefix(128))) + "…" : name)
  }
}

extension Message {
  /// Names as a comment lists them, safe to stand on one line.
  static func line(_ names: [String]) -> String {
    names.map { VisibleText.spelled($0) }.joined(separator: ", ")
  }
}
