/// What may stand behind a key of the language.
public indirect enum ValueForm: Sendable {
  /// A text of one line.
  case line
  /// A text of any number of lines.
  case note
  /// A URL by RFC 3986.
  case url
  /// An id: `Identifier`.
  case identifier
  /// A name of a menu or screen: `TypeName`.
  case typeName
  /// A language: `LanguageTag`.
  case language
  /// A name in C: `CName`.
  case cName
  /// A whole number that C's `int` holds.
  case cValue
  /// `true` or `false`.
  case boolean
  /// A plain decimal that is not negative.
  case number
  /// A number from 0 to 1.
  case share
  /// Points, or a share of the screen in percent; more than 0.
  case width
  /// A colour: `Color`.
  case color
  /// A time: `CacheDuration`.
  case duration
  /// No value.
  case nothing
  /// One of a few words.
  case word([String])
  /// A kind of output: one of ``ConfigurationVocabulary/outputKinds``.
  case outputKind
  /// An access level: one of ``ConfigurationVocabulary/accessLevels``.
  case accessLevel
  /// Keys that the language knows.
  case mapping(MappingForm)
  /// Keys that the file names, each with a value; `atLeast` so many.
  case entries(keys: ValueForm, values: ValueForm, atLeast: Int = 0)
  /// A list.
  case list(of: ValueForm)
  /// One of several.
  case either([ValueForm])
  /// A form that occurs in several places, with its name.
  case named(String, ValueForm)

  /// A menu.
  public static var menu: ValueForm { TopKey.form }

  /// What `menuc.yaml` holds; a file of comments alone says nothing, which is all right.
  public static var configuration: ValueForm { .either([ConfigurationKey.form, .nothing]) }

  /// One of the words of a type of the model.
  static func choice<Word>(_: Word.Type) -> ValueForm
  where Word: RawRepresentable<String> & CaseIterable {
    .word(Word.allCases.map(\.rawValue))
  }

  /// A title: one text, or one for each language.
  static var title: ValueForm {
    .named("title", .either([.line, .entries(keys: .language, values: .line, atLeast: 1)]))
  }

  /// An icon: the name of a Material icon, or keys.
  static var icon: ValueForm { .named("icon", .either([.line, IconKey.form])) }

  /// A destination: a URL, or keys.
  static var destination: ValueForm {
    .named("destination", .either([.url, DestinationKey.form]))
  }

  /// Conditions that must all be as given.
  static var when: ValueForm { .named("when", .entries(keys: .identifier, values: .boolean)) }

  /// A list of ids; a plain `null` in it is the id.
  static var identifiers: ValueForm {
    .named("ids", .list(of: .either([.identifier, .nothing])))
  }
}
