extension ManifestSchema {
  /// What names, texts and other values look like.
  static let valueDefinitions = #"""
        "id": {"type": "string", "pattern": "^[a-z][a-z0-9]*(_[a-z0-9]+)*$", "maxLength": 64},
        "typeName": {"type": "string", "pattern": "^[A-Z][A-Za-z0-9]*$", "maxLength": 64},
        "line": {"type": "string", "minLength": 1},
        "title": {
          "description": "A text for every language, or one for each.",
          "oneOf": [
            {"$ref": "#/$defs/line"},
            {
              "type": "object",
              "minProperties": 1,
              "propertyNames": {"pattern": "^[a-z]{2,3}(-[A-Za-z0-9]+)*$"},
              "additionalProperties": {"$ref": "#/$defs/line"}
            }
          ]
        },
        "when": {
          "description": "Conditions that must all be as given.",
          "type": "object",
          "minProperties": 1,
          "propertyNames": {"$ref": "#/$defs/id"},
          "additionalProperties": {"type": "boolean"}
        },
        "icon": {
          "type": "object",
          "properties": {
            "material": {"$ref": "#/$defs/line"},
            "codePoint": {"type": "string", "pattern": "^[0-9A-F]{4,6}$"},
            "sf": {"$ref": "#/$defs/line"},
            "asset": {"$ref": "#/$defs/line"}
          },
          "required": [],
          "additionalProperties": false,
          "minProperties": 1
        },
        "destination": {
          "oneOf": [
            {
              "type": "object",
              "properties": {"url": {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9+.-]*:"}},
              "required": ["url"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"screen": {"$ref": "#/$defs/typeName"}},
              "required": ["screen"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"storyboard": {"$ref": "#/$defs/line"}, "identifier": {"$ref": "#/$defs/line"}},
              "required": ["storyboard"],
              "additionalProperties": false
            },
            {
              "type": "object",
              "properties": {"action": {"$ref": "#/$defs/id"}},
              "required": ["action"],
              "additionalProperties": false
            }
          ]
        },
        "c": {
          "type": "object",
          "properties": {
            "symbol": {"type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"},
            "value": {"type": "integer"}
          },
          "required": [],
          "additionalProperties": false,
          "minProperties": 1
        }
    """#
}
