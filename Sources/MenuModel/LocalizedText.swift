/// A text in one language.
public struct LocalizedText: Sendable {
  /// The language.
  public let language: LanguageTag
  /// The text.
  public let text: Text

  /// Pairs a text with its language.
  public init(language: LanguageTag, text: Text) {
    self.language = language
    self.text = text
  }
}
