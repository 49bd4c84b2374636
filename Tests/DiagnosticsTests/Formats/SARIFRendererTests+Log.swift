extension SARIFRendererTests {
  /// The whole log of one diagnostic.
  static let log = """
    {
      "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/\
    sarif-schema-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "menuc",
              "semanticVersion": "1.2.3",
              "rules": [
                {
                  "id": "unknown-row",
                  "shortDescription": {
                    "text": "A row that is not there"
                  }
                }
              ]
            }
          },
          "language": "en",
          "columnKind": "unicodeCodePoints",
          "newlineSequences": [
            "\\r\\n",
            "\\n",
            "\\r"
          ],
          "results": [
            {
              "ruleId": "unknown-row",
              "ruleIndex": 0,
              "level": "error",
              "message": {
                "text": "there is no row `favorit`\\nplaceless\\ndid you mean `favorite`?"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "menus/a%20b%2Cc%3A%25%E4%BA%88.yaml"
                    },
                    "region": {
                      "startLine": 2,
                      "startColumn": 6,
                      "endLine": 2,
                      "endColumn": 13
                    }
                  }
                }
              ],
              "relatedLocations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "menus/a%20b%2Cc%3A%25%E4%BA%88.yaml"
                    },
                    "region": {
                      "startLine": 1,
                      "startColumn": 1,
                      "endLine": 1,
                      "endColumn": 5
                    }
                  },
                  "message": {
                    "text": "100%: sure"
                  }
                }
              ],
              "fixes": [
                {
                  "description": {
                    "text": "did you mean `favorite`?"
                  },
                  "artifactChanges": [
                    {
                      "artifactLocation": {
                        "uri": "menus/a%20b%2Cc%3A%25%E4%BA%88.yaml"
                      },
                      "replacements": [
                        {
                          "deletedRegion": {
                            "startLine": 2,
                            "startColumn": 6,
                            "endLine": 2,
                            "endColumn": 13
                          },
                          "insertedContent": {
                            "text": "favorite"
                          }
                        }
                      ]
                    }
                  ],
                  "properties": {
                    "grade": "unsafe"
                  }
                }
              ]
            }
          ]
        }
      ]
    }

    """
}
