public import Messages
import Spelling

/// Prints diagnostics as Xcode reads them: one line each, as a compiler would.
///
/// ```
/// menus/drawer.yaml:13:5: error: there is no row `favorit` [unknown-row]
/// menus/drawer.yaml:13:5: note: did you mean `favorite`?
/// ```
///
/// The words for severities are English in every language: Xcode looks for them.
public struct XcodeRenderer: DiagnosticRenderer {
  /// The language of the sentences.
  public let language: Language
  private let folder: String?

  /// Creates a renderer that speaks a language.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - folder: where relative paths begin, for Xcode itself, which opens only absolute ones;
  ///     without it, paths stay as they were given.
  public init(language: Language, folder: String? = nil) {
    self.language = language
    self.folder = folder
  }

  /// The lines of all files.
  public func render(_ files: [FileDiagnostics]) -> String {
    var result = ""
    for file in files where !file.diagnostics.isEmpty {
      var lines = LineTable(file.file)
      let path = VisibleText.line(shown(file.file.path))
      for diagnostic in file.diagnostics {
        let start = lines.span(of: diagnostic.range).start
        result += line(
          path, start, diagnostic.severity, diagnostic.message, rule: diagnostic.rule)
        for note in diagnostic.notes {
          let place = note.range.map { lines.span(of: $0).start } ?? start
          result += line(path, place, .note, note.message)
        }
        if let help = diagnostic.help { result += line(path, start, .note, help) }
      }
    }
    return result
  }

  /// What is wrong outside every file, as a line that Xcode shows.
  public func render(failure: Message) -> String {
    "\(Severity.error.rawValue): \(VisibleText.line(failure[language]))\n"
  }

  private func line(
    _ path: String, _ place: SourcePosition, _ severity: Severity, _ message: Message,
    rule: RuleID? = nil
  ) -> String {
    let tag = rule.map { " [\($0.name)]" } ?? ""
    let text = VisibleText.line(message[language])
    return "\(path):\(place.line):\(place.column): \(severity.rawValue): \(text)\(tag)\n"
  }

  private func shown(_ path: String) -> String {
    // `<stdin>` is no path.
    guard let folder, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
