/// The JSON Schema (2020-12) of the manifest, as `menuc schema manifest` prints it.
public let manifestSchema = #"""
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
      },
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
        },
        "required": ["id", "position", "section", "indexInSection"],
        "additionalProperties": false
      },
      "hiddenRow": {
        "type": "object",
        "properties": {
          "id": {"$ref": "#/$defs/id"},
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
        },
        "required": ["id"],
        "additionalProperties": false
      },
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
      },
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
      },
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
    }
  }

  """#
