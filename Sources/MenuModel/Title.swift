/// What stands on a row or above a section.
public enum Title: Sendable {
  /// One text for every language.
  case text(Text)
  /// A text for each language that has one, in the order of the file; never empty.
  case localized([LocalizedText])
  /// A key in the app's own string tables.
  case key(Text)

  /// The text in a language: the one for it, else that of the first language given; a key is its
  /// own text.
  ///
  /// - Parameters:
  ///   - language: the language; `nil` where the menu names none.
  ///   - texts: the menu's texts.
  /// - Returns: the text.
  public func text(in language: LanguageTag?, _ texts: TextStorage) -> Text {
    switch self {
    case .text(let text), .key(let text): text
    case .localized(let all):
      all.first { text in
        language.map { texts.equal($0.text, text.language.text) } ?? false
      }?.text ?? all[0].text
    }
  }
}
