import Arguments
import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling

/// One run of a command: what it was asked for, and how it speaks.
struct Session {
  let arguments: ParsedArguments
  let language: Language
  let console: any Console
  let files: any FileStore
  let versions: any VersionControl
  private let format: DiagnosticFormat
  /// Whether standard output belongs to the result alone; GitHub reads standard error, too.
  private let isOutputOwned: Bool

  init(
    of command: any Command.Type, arguments: ParsedArguments, language: Language, tool: Tool
  ) {
    self.arguments = arguments
    self.language = language
    console = tool.console
    files = tool.files
    versions = tool.versions
    isOutputOwned = command.ownsStandardOutput(arguments)
    format =
      arguments[GlobalOptions.format].flatMap { DiagnosticFormat(rawValue: $0) }
      ?? DiagnosticFormat(environment: console.variable)
  }

  private var isQuiet: Bool { arguments[GlobalOptions.quiet] }

  /// Whether warnings are problems.
  var isStrict: Bool { arguments[GlobalOptions.strict] }

  /// Prints a line of results, unless the user asked for quiet or standard output is for programs.
  func say(_ message: Message) {
    if !isQuiet, !format.isResult { console.write(message[language] + "\n") }
  }

  /// Prints a text of results as it is, where ``say(_:)`` would print a line.
  func show(_ text: String) {
    if !isQuiet, !format.isResult { console.write(text) }
  }

  /// Prints the results that were asked for, unless the exit status alone was.
  func tell(_ text: String) {
    if !isQuiet { console.write(text) }
  }

  /// Prints what a run found in all its files; called once.
  ///
  /// `canBeFixed` says whether they are menus, which `menuc fix` corrects.
  func report(_ files: [FileDiagnostics], canBeFixed: Bool = true) {
    write(renderer.render(files))
    let summary = DiagnosticSummary(files)
    guard format == .text, !isQuiet, let counts = summary.message else { return }
    console.writeError(counts[language] + "\n")
    guard canBeFixed else { return }
    for (grade, command) in [(FixIt.Grade.safe, "menuc fix"), (.unsafe, "menuc fix --unsafe")] {
      guard let count = summary.fixes[grade] else { continue }
      let hint = Message(
        en: "\(count) of them can be corrected by `\(command)`",
        ja: "そのうち \(count) 件は `\(command)` で直せます")
      console.writeError(hint[language] + "\n")
    }
  }

  /// Prints what is wrong outside every file.
  func fail(_ message: Message) {
    let text = renderer.render(failure: message)
    // A document has no place for it.
    if format.isDocument { console.writeError(text) } else { write(text) }
  }

  /// Prints what the file system refused.
  func fail(_ error: FileError) {
    let path = VisibleText.quoted(error.path)
    let reason = error.message[language]
    switch error.operation {
    case .read:
      fail(Message(en: "cannot read \(path): \(reason)", ja: "\(path) を読み込めません: \(reason)"))
    case .write:
      fail(Message(en: "cannot write \(path): \(reason)", ja: "\(path) に書き込めません: \(reason)"))
    }
  }

  private func write(_ text: String) {
    if format.isResult, !isOutputOwned {
      console.write(text)
    } else {
      console.writeError(text)
    }
  }

  private var renderer: any DiagnosticRenderer {
    switch format {
    case .text: TextRenderer(language: language, palette: palette)
    case .xcode:
      XcodeRenderer(
        language: language,
        folder: DiagnosticFormat.isXcode(environment: console.variable)
          ? files.currentFolder : nil)
    case .json: JSONRenderer(language: language)
    case .github: GitHubRenderer(language: language)
    case .sarif:
      SARIFRenderer(
        language: language, version: Tool.version,
        descriptions: Dictionary(
          allRules.map { ($0.id, $0.explanation.summary) }, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  private var palette: Palette {
    switch arguments[GlobalOptions.color] {
    case "always": .ansi
    case "never": .plain
    default:
      // https://no-color.org: set and not empty.
      console.isErrorTerminal && (console.variable("NO_COLOR") ?? "").isEmpty ? .ansi : .plain
    }
  }
}
