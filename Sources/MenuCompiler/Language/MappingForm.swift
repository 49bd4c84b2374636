/// A mapping whose keys the language knows.
public struct MappingForm: Sendable {
  /// What it is, in a word.
  public let name: String
  /// The keys, in the order of the language.
  public let keys: [Key]
  /// What holds between them.
  public let relations: [KeyRelation]

  /// A key and what may stand behind it.
  public struct Key: Sendable {
    /// The key as it is written.
    public let name: String
    /// What it is for, and its value.
    public let meaning: KeyMeaning
    /// Whether it must be there.
    public let isRequired: Bool
  }
}

/// What a key is for, and what may stand behind it.
public struct KeyMeaning: Sendable {
  /// What it is for: one plain sentence in English.
  public let summary: String
  /// What may stand behind it.
  public let value: ValueForm

  init(_ summary: String, _ value: ValueForm) {
    self.summary = summary
    self.value = value
  }
}

/// What holds between the keys of a mapping.
public enum KeyRelation: Sendable {
  /// One of these must be there, and no two.
  case exactlyOne([String])
  /// Not both of these.
  case conflict(String, String)
  /// One of these must be there.
  case atLeastOne([String])
  /// Where the first is, the second must be.
  case needs(String, String)
}
