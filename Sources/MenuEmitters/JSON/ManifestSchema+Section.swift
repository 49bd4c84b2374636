extension ManifestSchema {
  /// What a section looks like.
  static let sectionDefinitions = #"""
        "section": {
          "type": "object",
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "position": {"type": "integer", "minimum": 0},
            "title": {"$ref": "#/$defs/title"},
            "titleKey": {"$ref": "#/$defs/line"},
            "when": {"$ref": "#/$defs/when"},
            "pin": {"enum": ["bottom"]},
            "rows": {"type": "array", "items": {"$ref": "#/$defs/id"}, "uniqueItems": true},
            "note": {"type": "string"},
            "c": {"$ref": "#/$defs/c"}
          },
          "required": ["id", "position", "rows"],
          "additionalProperties": false
        }
    """#
}
