import Diagnostics
import Messages
import Testing

@Suite("Diagnostics as JSON")
struct JSONRendererTests {
  @Test func everyKeyIsAlwaysThere() {
    let found = FileDiagnostics(Sample.menu, [Sample.unknownRow])
    #expect(
      JSONRenderer(language: .english).render([Sample.clean, found]) == """
        {
          "version": 1,
          "diagnostics": [
            {
              "rule": "unknown-row",
              "severity": "error",
              "message": "there is no row `favorit`",
              "help": "did you mean `favorite`?",
              "file": "menus/a b,c:%予.yaml",
              "range": {
                "start": {
                  "line": 2,
                  "column": 6,
                  "offset": 21
                },
                "end": {
                  "line": 2,
                  "column": 13,
                  "offset": 28
                }
              },
              "notes": [
                {
                  "message": "100%: sure",
                  "file": "menus/a b,c:%予.yaml",
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 1,
                      "offset": 3
                    },
                    "end": {
                      "line": 1,
                      "column": 5,
                      "offset": 7
                    }
                  }
                },
                {
                  "message": "placeless",
                  "file": null,
                  "range": null
                }
              ],
              "fix": {
                "grade": "unsafe",
                "edits": [
                  {
                    "range": {
                      "start": {
                        "line": 2,
                        "column": 6,
                        "offset": 21
                      },
                      "end": {
                        "line": 2,
                        "column": 13,
                        "offset": 28
                      }
                    },
                    "replacement": "favorite"
                  }
                ]
              }
            }
          ],
          "summary": {
            "errors": 1,
            "warnings": 0,
            "notes": 0,
            "files": 1
          }
        }

        """)
  }

  @Test("What lies beyond the end of the file lies at its end; what is not there is null")
  func japanese() {
    let found = FileDiagnostics(Sample.menu, [Sample.lastLine])
    #expect(
      JSONRenderer(language: .japanese).render([found]) == """
        {
          "version": 1,
          "diagnostics": [
            {
              "rule": "missing-key",
              "severity": "warning",
              "message": "途中です",
              "help": null,
              "file": "menus/a b,c:%予.yaml",
              "range": {
                "start": {
                  "line": 3,
                  "column": 4,
                  "offset": 34
                },
                "end": {
                  "line": 3,
                  "column": 4,
                  "offset": 34
                }
              },
              "notes": [],
              "fix": null
            }
          ],
          "summary": {
            "errors": 0,
            "warnings": 1,
            "notes": 0,
            "files": 1
          }
        }

        """)
  }

  @Test func nothingFoundIsADocument() {
    #expect(
      JSONRenderer(language: .english).render([Sample.clean]) == """
        {
          "version": 1,
          "diagnostics": [],
          "summary": {
            "errors": 0,
            "warnings": 0,
            "notes": 0,
            "files": 0
          }
        }

        """)
  }

  @Test func pathsAndSentencesAreEscaped() {
    var file = Sample.file("a", 0..<1, path: "a\n\"\\\u{1B}\u{85}\u{2028}.yaml")
    file.diagnostics[0].message = Message(en: "\u{202E}x", ja: "")
    let text = JSONRenderer(language: .english).render([file])
    #expect(text.contains(#""file": "a\n\"\\\u001b\u0085\u2028.yaml""#))
    #expect(text.contains(#""message": "\u202ex""#))
  }
}
