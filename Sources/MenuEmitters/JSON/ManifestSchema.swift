/// The JSON Schema (2020-12) of the manifest, as `menuc schema manifest` prints it.
public enum ManifestSchema {
  /// The schema, as JSON.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "menuc manifest",
      "description": "Everything of a menu, resolved. Written by `menuc generate`.",
      "type": "object",
      "properties": {
        "schemaVersion": {"const": 1},
        "menu": {"$ref": "#/$defs/typeName"},
        "source": {"type": "string", "pattern": "^[^/]"},
        "sourceHash": {"type": "string", "pattern": "^sha256:[0-9a-f]{64}$"},
        "header": {"$ref": "#/$defs/header"},
        "conditions": {"type": "array", "items": {"$ref": "#/$defs/id"}, "uniqueItems": true},
        "sections": {"type": "array", "items": {"$ref": "#/$defs/section"}, "minItems": 1},
        "rows": {"type": "array", "items": {"$ref": "#/$defs/shownRow"}},
        "hidden": {"type": "array", "items": {"$ref": "#/$defs/hiddenRow"}},
        "retired": {"type": "array", "items": {"$ref": "#/$defs/id"}},
        "initial": {"$ref": "#/$defs/id"},
        "drawer": {"$ref": "#/$defs/drawer"}
      },
      "required": [
        "schemaVersion",
        "menu",
        "source",
        "sourceHash",
        "conditions",
        "sections",
        "rows",
        "hidden",
        "retired",
        "drawer"
      ],
      "additionalProperties": false,
      "$defs": {
    \#(definitions.joined(separator: ",\n"))
      }
    }

    """#

  private static let definitions = [
    valueDefinitions, rowDefinitions, sectionDefinitions, headerDefinitions, drawerDefinitions,
  ]
}
