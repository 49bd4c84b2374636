import Arguments
import Diagnostics
import Messages

/// One run of a command: what it was asked for, and how it speaks.
struct Session {
  let arguments: ParsedArguments
  let language: Language
  let console: any Console
  let files: any FileStore

  init(arguments: ParsedArguments, language: Language, tool: Tool) {
    self.arguments = arguments
    self.language = language
    console = tool.console
    files = tool.files
  }

  private var isQuiet: Bool { arguments[GlobalOptions.quiet] }

  /// Prints a line of results, unless the user asked for quiet.
  func say(_ message: Message) {
    if !isQuiet { console.write(message[language] + "\n") }
  }

  /// Prints diagnostics of a file.
  func report(_ diagnostics: [Diagnostic], in file: SourceFile) {
    if diagnostics.isEmpty { return }
    let renderer = TextRenderer(language: language, palette: palette)
    console.writeError(renderer.render(diagnostics, in: file))
  }

  /// Prints what is wrong outside every file.
  func fail(_ message: Message) {
    let title = Message(en: "error", ja: "エラー")[language]
    console.writeError("\(title): \(message[language])\n")
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
