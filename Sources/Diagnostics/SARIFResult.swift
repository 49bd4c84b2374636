import JSONText
import Messages

/// Writes diagnostics of a file as results of SARIF.
struct SARIFResult {
  private let uri: String
  private let language: Language
  private var lines: LineTable

  init(_ file: SourceFile, language: Language) {
    uri = URIReference(path: file.path).text
    self.language = language
    lines = LineTable(file)
  }

  mutating func write(_ diagnostic: Diagnostic, ruleIndex: Int, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", diagnostic.rule.name)
      json.member("ruleIndex", ruleIndex)
      // SARIF has the same words.
      json.member("level", diagnostic.severity.rawValue)
      json.message("message", text(of: diagnostic))
      json.key("locations")
      json.array { json in
        json.element()
        writeLocation(diagnostic.range, to: &json)
      }
      writeNotes(diagnostic.notes, to: &json)
      if let fix = diagnostic.fix { write(fix, help: diagnostic.help, to: &json) }
    }
  }

  /// The sentence, and what has no place of its own in SARIF: help, and notes without a place.
  private func text(of diagnostic: Diagnostic) -> String {
    let remarks = diagnostic.notes.filter { $0.range == nil }.map(\.message)
    return ([diagnostic.message] + remarks + [diagnostic.help].compactMap(\.self))
      .map { $0[language] }.joined(separator: "\n")
  }

  private mutating func writeNotes(_ notes: [Diagnostic.Note], to json: inout JSONWriter) {
    let places = notes.compactMap { note in note.range.map { ($0, note.message) } }
    if places.isEmpty { return }
    json.key("relatedLocations")
    json.array { json in
      for (range, message) in places {
        json.element()
        writeLocation(range, message, to: &json)
      }
    }
  }

  private mutating func writeLocation(
    _ range: SourceRange, _ message: Message? = nil, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("physicalLocation")
      json.object { json in
        writeArtifact(to: &json)
        writeRegion("region", range, to: &json)
      }
      if let message { json.message("message", message[language]) }
    }
  }

  private mutating func write(_ fix: FixIt, help: Message?, to json: inout JSONWriter) {
    if fix.edits.isEmpty { return }
    json.key("fixes")
    json.array { json in
      json.element()
      json.object { json in
        if let help { json.message("description", help[language]) }
        json.key("artifactChanges")
        json.array { json in
          json.element()
          writeChange(fix.edits, to: &json)
        }
        json.key("properties")
        json.object { $0.member("grade", fix.grade.name) }
      }
    }
  }

  private mutating func writeChange(_ edits: [TextEdit], to json: inout JSONWriter) {
    json.object { json in
      writeArtifact(to: &json)
      json.key("replacements")
      json.array { json in
        for edit in edits {
          json.element()
          json.object { json in
            writeRegion("deletedRegion", edit.range, to: &json)
            json.message("insertedContent", edit.replacement)
          }
        }
      }
    }
  }

  private func writeArtifact(to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { $0.member("uri", uri) }
  }

  private mutating func writeRegion(
    _ name: StaticString, _ range: SourceRange, to json: inout JSONWriter
  ) {
    let span = lines.span(of: range)
    json.key(name)
    json.object { json in
      json.member("startLine", span.start.line)
      json.member("startColumn", span.start.column)
      json.member("endLine", span.end.line)
      json.member("endColumn", span.end.column)
    }
  }
}
