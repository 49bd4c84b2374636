extension ManifestSchema {
  /// What the user-info header looks like.
  static let headerDefinitions = #"""
        "color": {"type": "string", "pattern": "^#[0-9A-F]{8}$"},
        "size": {
          "type": "object",
          "properties": {"size": {"type": "number"}},
          "required": ["size"],
          "additionalProperties": false
        },
        "header": {
          "type": "object",
          "properties": {
            "row": {"$ref": "#/$defs/id"},
            "background": {
              "type": "object",
              "properties": {
                "url": {"type": "string"},
                "cacheSeconds": {"type": "integer", "minimum": 0},
                "placeholder": {"$ref": "#/$defs/line"}
              },
              "required": ["url", "cacheSeconds"],
              "additionalProperties": false
            },
            "gradient": {
              "type": "object",
              "properties": {"from": {"$ref": "#/$defs/color"}, "to": {"$ref": "#/$defs/color"}},
              "required": ["from", "to"],
              "additionalProperties": false
            },
            "avatar": {
              "type": "object",
              "properties": {"shape": {"enum": ["circle", "rounded", "square"]}, "size": {"type": "number"}},
              "required": ["shape", "size"],
              "additionalProperties": false
            },
            "name": {"$ref": "#/$defs/size"},
            "memberID": {"$ref": "#/$defs/size"},
            "destination": {"$ref": "#/$defs/destination"}
          },
          "required": [],
          "additionalProperties": false
        }
    """#
}
