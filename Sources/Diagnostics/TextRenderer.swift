public import Messages
import Spelling

/// Prints diagnostics for people: the sentence, the place, the source line with an underline, notes
/// and help.
///
/// ```
/// error: there is no row `favorit` [unknown-row]
///   --> menus/drawer.yaml:13:5
///    |
/// 13 |   - favorit
///    |     ^^^^^^^
///    = help: did you mean `favorite`?
/// ```
public struct TextRenderer: DiagnosticRenderer {
  /// The language of the sentences.
  public let language: Language
  private let palette: Palette

  /// Creates a renderer that speaks a language.
  public init(language: Language, palette: Palette = .plain) {
    self.language = language
    self.palette = palette
  }

  /// The text of the diagnostics of all files.
  public func render(_ files: [FileDiagnostics]) -> String {
    var result = ""
    for file in files { result += render(file.diagnostics, in: file.file) }
    return result
  }

  /// The text of the diagnostics of one file, in the order given, each followed by an empty line.
  public func render(_ diagnostics: [Diagnostic], in file: SourceFile) -> String {
    if diagnostics.isEmpty { return "" }
    var lines = LineTable(file)
    var result = ""
    for diagnostic in diagnostics {
      result += render(diagnostic, in: file, &lines) + "\n"
    }
    return result
  }

  private func render(
    _ diagnostic: Diagnostic, in file: SourceFile, _ lines: inout LineTable
  ) -> String {
    let color = palette.color(of: diagnostic.severity)
    let places = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
    let gutter = String(places.map { lines.position(at: $0.lowerBound).line }.max() ?? 1).count

    var result = headline(
      title(of: diagnostic.severity), color, diagnostic.message, rule: diagnostic.rule)
    result += excerpt(of: diagnostic.range, in: file, &lines, gutter: gutter, color: color)
    for note in diagnostic.notes {
      guard let range = note.range else {
        result += remark(title(of: .note), palette.note, note.message, gutter: gutter)
        continue
      }
      result += headline(title(of: .note), palette.note, note.message, rule: nil)
      result += excerpt(of: range, in: file, &lines, gutter: gutter, color: palette.note)
    }
    if let help = diagnostic.help {
      result += remark(helpTitle, palette.help, help, gutter: gutter)
    }
    return result
  }

  private func headline(
    _ title: String, _ color: String, _ message: Message, rule: RuleID?
  ) -> String {
    let tag = rule.map { " [\($0.name)]" } ?? ""
    return "\(color)\(title)\(palette.reset)\(palette.bold): \(message[language])\(palette.reset)"
      + tag + "\n"
  }

  private func remark(
    _ title: String, _ color: String, _ message: Message, gutter: Int
  ) -> String {
    let margin = String(repeating: " ", count: gutter + 1)
    return "\(margin)\(palette.frame)=\(palette.reset) \(color)\(title)\(palette.reset): "
      + message[language] + "\n"
  }

  private func excerpt(
    of range: SourceRange, in file: SourceFile, _ lines: inout LineTable, gutter: Int,
    color: String
  ) -> String {
    let place = lines.position(at: range.lowerBound)
    let excerpt = SourceExcerpt(file, line: lines.range(ofLine: place.line), marked: range)
    let margin = String(repeating: " ", count: gutter)
    let number = String(place.line)
    let padding = String(repeating: " ", count: gutter - number.count)
    let bar = "\(palette.frame)|\(palette.reset)"
    let mark = String(repeating: "^", count: excerpt.width)
    let path = VisibleText.line(file.path)
    return """
      \(margin)\(palette.frame)-->\(palette.reset) \(path):\(place.line):\(place.column)
      \(margin) \(bar)
      \(palette.frame)\(padding)\(number)\(palette.reset) \(bar) \(excerpt.text)
      \(margin) \(bar) \(String(repeating: " ", count: excerpt.indent))\(color)\(mark)\
      \(palette.reset)

      """
  }

  private func title(of severity: Severity) -> String { severity.title[language] }

  private var helpTitle: String { Message(en: "help", ja: "ヒント")[language] }
}
