import JSONText
public import Messages

/// Prints diagnostics for programs.
///
/// ```json
/// {
///   "version": 1,
///   "diagnostics": [
///     {
///       "rule": "unknown-row",
///       "severity": "error",
///       "message": "there is no row `favorit`",
///       "help": "did you mean `favorite`?",
///       "file": "menus/drawer.yaml",
///       "range": {
///         "start": { "line": 13, "column": 5, "offset": 152 },
///         "end": { "line": 13, "column": 12, "offset": 159 }
///       },
///       "notes": [],
///       "fix": { "grade": "unsafe", "edits": [{ "range": …, "replacement": "favorite" }] }
///     }
///   ],
///   "summary": { "errors": 1, "warnings": 0, "notes": 0, "files": 1 }
/// }
/// ```
///
/// - `version` changes when a key goes or changes its meaning; keys may be added without.
/// - Every key is always there; `help`, `fix`, and a note's `file` and `range` may be `null`.
/// - `severity` is `error`, `warning` or `note`; `grade` is `safe` or `unsafe`.
/// - Lines and columns count from 1, columns in Unicode scalars; a byte order mark counts as none.
///   Offsets count bytes from 0, a byte order mark included. `end` is past the last scalar.
/// - The edits of a fix do not overlap; each `replacement` takes the place of its range.
/// - `files` is the number of files in which something was found.
public struct JSONRenderer: DiagnosticRenderer {
  /// The version of the form.
  static let version = 1

  /// The language of the sentences.
  public let language: Language

  /// Creates a renderer that speaks a language.
  public init(language: Language) { self.language = language }

  /// The document of all files.
  public func render(_ files: [FileDiagnostics]) -> String {
    var json = JSONWriter(escapes: .disturbing)
    json.object { json in
      json.member("version", Self.version)
      json.key("diagnostics")
      json.array { json in
        for file in files where !file.diagnostics.isEmpty {
          var lines = LineTable(file.file)
          for diagnostic in file.diagnostics {
            json.element()
            write(diagnostic, in: file.file, &lines, to: &json)
          }
        }
      }
      json.key("summary")
      write(DiagnosticSummary(files), to: &json)
    }
    json.finish()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func write(
    _ diagnostic: Diagnostic, in file: SourceFile, _ lines: inout LineTable,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("rule", diagnostic.rule.name)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message[language])
      json.member("help", diagnostic.help?[language])
      json.member("file", file.path)
      json.key("range")
      write(lines.span(of: diagnostic.range), to: &json)
      json.key("notes")
      json.array { json in
        for note in diagnostic.notes {
          json.element()
          write(note, in: file, &lines, to: &json)
        }
      }
      json.key("fix")
      if let fix = diagnostic.fix { write(fix, &lines, to: &json) } else { json.null() }
    }
  }

  private func write(
    _ note: Diagnostic.Note, in file: SourceFile, _ lines: inout LineTable,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("message", note.message[language])
      json.member("file", note.range.map { _ in file.path })
      json.key("range")
      if let range = note.range {
        write(lines.span(of: range), to: &json)
      } else {
        json.null()
      }
    }
  }

  private func write(_ fix: FixIt, _ lines: inout LineTable, to json: inout JSONWriter) {
    json.object { json in
      json.member("grade", fix.grade.name)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.element()
          json.object { json in
            json.key("range")
            write(lines.span(of: edit.range), to: &json)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  private func write(_ span: SourceSpan, to json: inout JSONWriter) {
    json.object { json in
      write("start", span.start, offset: span.offsets.lowerBound, to: &json)
      write("end", span.end, offset: span.offsets.upperBound, to: &json)
    }
  }

  private func write(
    _ name: StaticString, _ place: SourcePosition, offset: Int, to json: inout JSONWriter
  ) {
    json.key(name)
    json.object { json in
      json.member("line", place.line)
      json.member("column", place.column)
      json.member("offset", offset)
    }
  }

  private func write(_ summary: DiagnosticSummary, to json: inout JSONWriter) {
    json.object { json in
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("files", summary.files)
    }
  }
}

extension JSONWriter {
  /// Writes a member that is a string, or `null`.
  mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }
}

extension FixIt.Grade {
  /// The grade as programs know it.
  var name: String {
    switch self {
    case .safe: "safe"
    case .unsafe: "unsafe"
    }
  }
}
