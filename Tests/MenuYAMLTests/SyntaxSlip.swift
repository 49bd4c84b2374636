import Testing

/// A mistake, and what must be said about it.
struct SyntaxSlip: Sendable, CustomTestStringConvertible {
  var rule: String
  var line: Int
  var column: Int
  /// Parts of the two sentences, the help after them.
  var english: String
  var japanese: String
  var text: String

  init(
    _ rule: String, _ line: Int, _ column: Int, _ english: String, _ japanese: String,
    _ text: String
  ) {
    self.rule = rule
    self.line = line
    self.column = column
    self.english = english
    self.japanese = japanese
    self.text = text
  }

  var testDescription: String { "\(rule): \(text.debugDescription)" }

  /// All of them.
  static let all =
    whatPeopleWrite + charactersThatLookAlike + quotes + symbols + brackets + columns
}
