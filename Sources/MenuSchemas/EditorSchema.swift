import JSONText
public import MenuCompiler

/// A JSON Schema (2020-12) of a file that people write, for editors.
///
/// Made from the description of the language that the decoder reads by, so that the two never
/// differ. A schema judges values one by one: what depends on another place, such as whether a row
/// exists, is for `menuc validate`.
public struct EditorSchema: Sendable {
  private let title: String
  private let form: ValueForm
  private let vocabulary: ConfigurationVocabulary

  /// The schema of a menu.
  public static func menu(_ vocabulary: ConfigurationVocabulary) -> EditorSchema {
    EditorSchema(title: "menuc menu", form: .menu, vocabulary: vocabulary)
  }

  /// The schema of `menuc.yaml`.
  public static func configuration(_ vocabulary: ConfigurationVocabulary) -> EditorSchema {
    EditorSchema(title: "menuc configuration", form: .configuration, vocabulary: vocabulary)
  }

  /// The schema as a file: UTF-8.
  public var bytes: [UInt8] {
    var definitions: [(name: String, value: JSONValue)] = []
    define(form, in: &definitions)
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string(title),
      "$comment": "Where menuc reads text, readers of YAML may see a number, true or false.",
    ]
    let end: JSONValue = ["$defs": .object(definitions)]
    var json = JSONWriter()
    JSONValue.object(head.members + schema(of: form).members + end.members).write(into: &json)
    json.finish()
    return json.bytes
  }

  // MARK: Definitions

  /// Adds the definitions of a form and of all that it is made of, each once.
  private func define(
    _ form: ValueForm, in definitions: inout [(name: String, value: JSONValue)]
  ) {
    for part in form.parts {
      guard let name = part.definitionName else {
        define(part, in: &definitions)
        continue
      }
      if definitions.contains(where: { $0.name == name }) { continue }
      definitions.append((name, schema(of: part)))
      define(part, in: &definitions)
    }
  }

  /// A reference to the definition of a form, or its schema where it has none.
  private func reference(to form: ValueForm) -> JSONValue {
    guard let name = form.definitionName else { return schema(of: form) }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  private func schema(of form: ValueForm) -> JSONValue {
    switch form {
    case .outputKind: words(vocabulary.outputKinds)
    case .accessLevel: words(vocabulary.accessLevels)
    case .word(let allowed): words(allowed)
    case .mapping(let form): mapping(form)
    case .entries(let keys, let values, let count):
      entries(keys, values, atLeast: count)
    case .list(let item): ["type": "array", "items": reference(to: item)]
    case .either(let forms): ["anyOf": .array(forms.map(reference))]
    case .named(_, let form): schema(of: form)
    default: form.scalarSchema
    }
  }

  private func words(_ words: [String]) -> JSONValue {
    ["enum": .array(words.map { .string($0) })]
  }

  // MARK: Mappings

  private func entries(_ keys: ValueForm, _ values: ValueForm, atLeast count: Int) -> JSONValue {
    let schema: JSONValue = [
      "type": "object",
      // What some readers make of the keys `true`, `false` and `null`.
      "propertyNames": ["anyOf": [reference(to: keys), ["enum": ["True", "False", "None"]]]],
      "additionalProperties": reference(to: values),
    ]
    let limit: JSONValue = ["minProperties": .number(count)]
    return count == 0 ? schema : .object(schema.members + limit.members)
  }

  private func mapping(_ form: MappingForm) -> JSONValue {
    let properties = form.keys.map { key in
      (
        name: key.name,
        value: JSONValue.object(
          [(name: "description", value: .string(key.meaning.summary))]
            + reference(to: key.meaning.value).members)
      )
    }
    var members: [(name: String, value: JSONValue)] = [
      (name: "type", value: "object"), (name: "properties", value: .object(properties)),
    ]
    let required = form.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(("required", .array(required.map { .string($0) }))) }
    members.append(("additionalProperties", false))
    return .object(members + relations(of: form))
  }

  private func relations(of form: MappingForm) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    var dependent: [(name: String, value: JSONValue)] = []
    for relation in form.relations {
      switch relation {
      case .exactlyOne(let keys): members.append(("oneOf", .array(keys.map(Self.requiring))))
      case .atLeastOne(let keys): members.append(("anyOf", .array(keys.map(Self.requiring))))
      case .conflict(let one, let other):
        members.append(("not", ["required": [.string(one), .string(other)]]))
      case .needs(let key, let other): dependent.append((key, [.string(other)]))
      }
    }
    if !dependent.isEmpty { members.append(("dependentRequired", .object(dependent))) }
    return members
  }

  private static func requiring(_ key: String) -> JSONValue { ["required": [.string(key)]] }
}

extension JSONValue {
  /// The members of an object; none of another value.
  fileprivate var members: [(name: String, value: JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }
}
