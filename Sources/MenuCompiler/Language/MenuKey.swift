/// The keys of one kind of mapping.
///
/// The cases are the description of the language: what is not here is an unknown key. The decoder
/// reads by it, and the schemas that editors use are made of it.
protocol MenuKey: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == KeyName {
  /// All keys; a stored property, so that the list is made once.
  static var all: [Self] { get }
  /// The keys that must be there.
  static var required: [Self] { get }
  /// What holds between the keys.
  static var relations: [KeyRelation] { get }
  /// What the mapping is, in a word.
  static var owner: String { get }
  /// What the key is for, as an editor shows it, and what may stand behind it.
  var meaning: KeyMeaning { get }
}

extension MenuKey {
  static var required: [Self] { [] }
  static var relations: [KeyRelation] { [] }

  /// The mapping that has these keys.
  static var form: ValueForm {
    .mapping(
      MappingForm(
        name: owner,
        keys: all.map { key in
          MappingForm.Key(
            name: key.rawValue.string, meaning: key.meaning, isRequired: required.contains(key))
        },
        relations: relations))
  }
}
