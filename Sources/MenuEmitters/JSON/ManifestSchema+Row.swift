extension ManifestSchema {
  /// What a row looks like, shown or hidden, and what may replace parts of it.
  static let rowDefinitions = #"""
        "variant": {
          "type": "object",
          "properties": {
            "when": {
              "type": "object",
              "propertyNames": {"$ref": "#/$defs/id"},
              "additionalProperties": {"type": "boolean"}
            },
            "title": {"$ref": "#/$defs/title"},
            "titleKey": {"$ref": "#/$defs/line"},
            "icon": {"$ref": "#/$defs/icon"},
            "destination": {"$ref": "#/$defs/destination"},
            "role": {"enum": ["destructive"]}
          },
          "required": ["when"],
          "additionalProperties": false
        },
        "shownRow": {
          "type": "object",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "header": {"const": true},
            "position": {"type": "integer", "minimum": 0},
            "section": {"$ref": "#/$defs/id"},
            "indexInSection": {"type": "integer", "minimum": 0},
    \#(rowProperties)
          },
          "required": ["id", "position", "section", "indexInSection"],
          "additionalProperties": false
        },
        "hiddenRow": {
          "type": "object",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
    \#(rowProperties)
          },
          "required": ["id"],
          "additionalProperties": false
        }
    """#

  /// What a row has, whether it is shown or not.
  private static let rowProperties = #"""
            "title": {"$ref": "#/$defs/title"},
            "titleKey": {"$ref": "#/$defs/line"},
            "icon": {"$ref": "#/$defs/icon"},
            "destination": {"$ref": "#/$defs/destination"},
            "badge": {"$ref": "#/$defs/id"},
            "role": {"enum": ["destructive"]},
            "when": {"$ref": "#/$defs/when"},
            "variants": {"type": "array", "items": {"$ref": "#/$defs/variant"}, "minItems": 1},
            "note": {"type": "string"},
            "c": {"$ref": "#/$defs/c"}
    """#
}
