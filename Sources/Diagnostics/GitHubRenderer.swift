public import Messages

/// Prints diagnostics as workflow commands, which GitHub shows as annotations.
///
/// ```
/// ::error file=a.yaml,line=13,endLine=13,col=5,endColumn=12,title=unknown-row::there is no …
/// ```
///
/// The log shows the message alone, and a step has ten annotations at most: so the place is the last
/// line of every message, and a plain summary the last line of all.
public struct GitHubRenderer: DiagnosticRenderer {
  /// The language of the sentences.
  public let language: Language

  /// Creates a renderer that speaks a language.
  public init(language: Language) { self.language = language }

  /// The commands of all files and a summary; nothing where nothing was found.
  public func render(_ files: [FileDiagnostics]) -> String {
    var result = ""
    for file in files where !file.diagnostics.isEmpty {
      var lines = LineTable(file.file)
      for diagnostic in file.diagnostics {
        result += command(diagnostic, in: file.file, &lines).text
      }
    }
    if let summary = DiagnosticSummary(files).message { result += summary[language] + "\n" }
    return result
  }

  /// What is wrong outside every file, as an annotation without a place.
  public func render(failure: Message) -> String {
    WorkflowCommand(name: "error", data: failure[language]).text
  }

  private func command(
    _ diagnostic: Diagnostic, in file: SourceFile, _ lines: inout LineTable
  ) -> WorkflowCommand {
    let span = lines.span(of: diagnostic.range)
    var command = WorkflowCommand(
      name: diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue,
      data: data(diagnostic, at: span.start, in: file, &lines))
    command.properties = [("file", file.path), ("line", String(span.start.line))]
    // A range that takes in a line end seems to begin the next line.
    let endsLine = span.end.column == 1 && span.end.line > span.start.line
    let endLine = endsLine ? span.end.line - 1 : span.end.line
    command.properties.append(("endLine", String(endLine)))
    // GitHub does not take columns of different lines.
    if endLine == span.start.line {
      command.properties.append(("col", String(span.start.column)))
      if !endsLine { command.properties.append(("endColumn", String(span.end.column))) }
    }
    command.properties.append(("title", diagnostic.rule.name))
    return command
  }

  private func data(
    _ diagnostic: Diagnostic, at start: SourcePosition, in file: SourceFile,
    _ lines: inout LineTable
  ) -> String {
    var result = [diagnostic.message[language]]
    for note in diagnostic.notes {
      let place = note.range.map { range in
        let start = lines.span(of: range).start
        return " (\(file.path):\(start.line):\(start.column))"
      }
      result.append("\(Severity.note.title[language]): \(note.message[language])\(place ?? "")")
    }
    if let help = diagnostic.help { result.append(help[language]) }
    result.append("--> \(file.path):\(start.line):\(start.column)")
    return result.joined(separator: "\n")
  }
}
