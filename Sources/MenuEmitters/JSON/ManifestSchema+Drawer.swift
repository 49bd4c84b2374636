extension ManifestSchema {
  /// What the drawer looks like.
  static let drawerDefinitions = #"""
        "drawer": {
          "type": "object",
          "properties": {
            "side": {"enum": ["leading", "trailing"]},
            "width": {
              "oneOf": [
                {
                  "type": "object",
                  "properties": {"points": {"type": "number"}},
                  "required": ["points"],
                  "additionalProperties": false
                },
                {
                  "type": "object",
                  "properties": {"fraction": {"type": "number", "minimum": 0, "maximum": 1}},
                  "required": ["fraction"],
                  "additionalProperties": false
                }
              ]
            },
            "edge": {"type": "number"},
            "threshold": {"type": "number", "minimum": 0, "maximum": 1},
            "velocity": {"type": "number"},
            "duration": {"type": "number"},
            "scrim": {
              "type": "object",
              "properties": {
                "color": {"$ref": "#/$defs/color"},
                "opacity": {"type": "number", "minimum": 0, "maximum": 1}
              },
              "required": ["color", "opacity"],
              "additionalProperties": false
            }
          },
          "required": ["side", "width", "edge", "threshold", "velocity", "duration", "scrim"],
          "additionalProperties": false
        }
    """#
}
