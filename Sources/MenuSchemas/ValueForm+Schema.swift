import MenuCompiler

extension ValueForm {
  /// The forms that a form is made of.
  var parts: [ValueForm] {
    switch self {
    case .mapping(let form): form.keys.map(\.meaning.value)
    case .entries(let keys, let values, _): [keys, values]
    case .list(let item): [item]
    case .either(let forms): forms
    case .named(_, let form): form.parts
    default: []
    }
  }

  /// The name under which a schema defines a form once; `nil` where it stands in its place.
  var definitionName: String? {
    switch self {
    case .line: "line"
    case .note: "note"
    case .url: "url"
    case .identifier: "id"
    case .typeName: "typeName"
    case .language: "language"
    case .cName: "cName"
    case .cValue: "cValue"
    case .boolean: "boolean"
    case .number: "number"
    case .share: "share"
    case .width: "width"
    case .color: "color"
    case .duration: "duration"
    case .named(let name, _): name
    case .mapping(let form): form.name
    case .nothing, .word, .outputKind, .accessLevel, .entries, .list, .either: nil
    }
  }

  /// The schema of a value without parts, in the types that readers of YAML give it.
  var scalarSchema: JSONValue {
    switch self {
    case .line:
      ["type": .text, "pattern": #"\S"#, "not": .string(with: Self.hiddenInLines)]
    case .note: ["type": .text, "not": .string(with: Self.hiddenInNotes)]
    case .url: ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:[!-~]*$"]
    case .identifier:
      ["type": .word, "pattern": "^[a-z][a-z0-9]*(_[a-z0-9]+)*$", "maxLength": 64]
    case .typeName: ["type": .word, "pattern": "^[A-Z][A-Za-z0-9]*$", "maxLength": 64]
    case .language:
      [
        "type": .word,
        "pattern":
          "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([0-9][a-z0-9]{3}|[a-z0-9]{5,8}))*$",
      ]
    case .cName:
      ["type": .word, "pattern": "^(?!__)[A-Za-z_][A-Za-z0-9_]*$", "maxLength": 128]
    case .cValue:
      [
        "type": ["integer", "string"], "minimum": -2_147_483_647, "maximum": 2_147_483_647,
        "pattern": "^-?[0-9]+$",
      ]
    case .boolean: ["enum": [true, false, "true", "false"]]
    case .number: ["type": .decimal, "minimum": 0, "pattern": #"^-?[0-9]+(\.[0-9]+)?$"#]
    case .share:
      [
        "type": .decimal, "minimum": 0, "maximum": 1,
        "pattern": #"^-?(0+(\.[0-9]+)?|0*1(\.0+)?)$"#,
      ]
    case .width:
      ["type": .decimal, "exclusiveMinimum": 0, "pattern": #"^[0-9]+(\.[0-9]+)?%?$"#]
    case .color:
      [
        "anyOf": [
          ["enum": ["clear", "black", "white"]],
          .string(with: "^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$"),
        ]
      ]
    case .duration: .string(with: "^[1-9][0-9]{0,8}[mhdw]$")
    case .nothing: ["type": "null"]
    case .word, .outputKind, .accessLevel, .mapping, .entries, .list, .either, .named:
      preconditionFailure("a value that has parts, or words of its own")
    }
  }

  /// Controls, line breaks and what turns the direction of text.
  private static let hiddenInLines =
    #"[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]"#
  /// The same without what ends a line, and without the tab.
  private static let hiddenInNotes =
    #"[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\u202A-\u202E\u2066-\u2069]"#
}

extension JSONValue {
  /// The types that text may be read as.
  fileprivate static var text: JSONValue { ["string", "number", "boolean"] }
  /// The types that a word of letters may be read as.
  fileprivate static var word: JSONValue { ["string", "boolean"] }
  /// The types that a number is read as, with and without quotes.
  fileprivate static var decimal: JSONValue { ["number", "string"] }

  fileprivate static func string(with pattern: String) -> JSONValue {
    ["type": "string", "pattern": .string(pattern)]
  }
}
