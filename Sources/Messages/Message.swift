/// A sentence in every language that menuc speaks.
///
/// Both languages are written where the sentence is made, so that none can be forgotten: a
/// message without its Japanese does not compile.
public struct Message: Hashable, Sendable {
  /// The sentence in English: lower-case start, no full stop.
  public var english: String
  /// The sentence in Japanese.
  public var japanese: String

  /// Creates a message from its two forms.
  public init(en english: String, ja japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// The sentence in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
