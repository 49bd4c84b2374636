import Arguments
import Diagnostics
import MenuImport
import MenuYAML
import Messages
import Spelling

/// `menuc import`: makes a menu of what an app has already.
enum ImportCommand: Command {
  static let file = Argument(
    "FILE", isRepeating: true,
    help: Message(
      en: "A header or source of C, Objective-C or Swift, or a menu resource of Android.",
      ja: "C・Objective-C・Swift のヘッダーやソース、または Android のメニューリソース。"))

  static let define = Option(
    "define", short: "D", valueName: "NAME[=VALUE]", isRepeating: true,
    help: Message(
      en: "A macro that is defined, for the conditions of C; without a value it is 1.",
      ja: "C の `#if` などのために定義するマクロ。値を省略すると 1。"))

  static let undefine = Option(
    "undefine", short: "U", valueName: "NAME", isRepeating: true,
    help: Message(en: "A macro that is not defined.", ja: "定義されていないマクロ。"))

  static let only = Option(
    "only", valueName: "NAME",
    help: Message(
      en: "The enum that is the menu, or what the names of its constants begin with.",
      ja: "メニューとして取り込む列挙型の名前、または定数名の先頭の部分。"))

  static let output = Option(
    "output", short: "o", valueName: "OUT",
    help: Message(
      en: "Where to write the menu; by default, and for -, to standard output.",
      ja: "メニューの出力先。省略時や - のときは標準出力。"))

  static let force = Flag(
    "force",
    help: Message(
      en: "Replace the output where it is there already.", ja: "出力先がすでにあるときは置き換えます。"))

  static let name = "import"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Make a menu of what an app numbers already.",
        ja: "アプリの既存の定義からメニューを作ります。"),
      discussion: Message(
        en: """
          Reads `#define`, enums and integer constants of C and Objective-C, enums of Swift and \
          `res/menu` files of Android. The header that is generated from the menu has the same names \
          and values. What was guessed is marked by a comment.
          """,
        ja: """
          C・Objective-C の `#define`、列挙型、整数の定数、Swift の列挙型、Android の `res/menu` の\
          ファイルを読み取ります。できたメニューから生成するヘッダーは、元と同じ名前と値を持ちます。\
          推測した箇所にはコメントを付けます。
          """),
      arguments: [file, define, undefine, only, output, force])
  }

  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool {
    arguments.resultFile(output) == nil
  }

  static func run(_ session: Session) throws(ArgumentError) -> ExitStatus {
    let options = try options(session.arguments)
    try checkOutput(session)
    var files: [SourceFile] = []
    for path in session.arguments[file] {
      do throws(FileError) {
        files.append(try session.files.source(at: path))
      } catch {
        session.fail(error)
        return .inputOutput
      }
    }
    let importation = importMenu(files, options: options)
    session.report(importation.files, canBeFixed: false)
    let warnings = DiagnosticSummary(importation.files).warnings
    guard let text = importation.menuText(in: session.language), !session.isStrict || warnings == 0
    else { return .problems }
    return write(text, session)
  }

  private static func write(_ text: String, _ session: Session) -> ExitStatus {
    guard let path = session.arguments.resultFile(output) else {
      session.console.write(text)
      return .clean
    }
    do throws(FileError) {
      try session.files.replace(path, with: Array(text.utf8))
      let shown = VisibleText.line(path)
      session.say(Message(en: "wrote \(shown)", ja: "\(shown) を書き出しました"))
      return .clean
    } catch {
      session.fail(error)
      return .inputOutput
    }
  }

  /// An import never replaces what it reads, and a menu that somebody may have corrected only where
  /// that is asked for.
  private static func checkOutput(_ session: Session) throws(ArgumentError) {
    guard let path = session.arguments.resultFile(output) else { return }
    let files = session.files
    let target = files.canonicalPath(of: path)
    if session.arguments[file].contains(where: { files.canonicalPath(of: $0) == target }) {
      throw session.arguments.overwrittenInput(path)
    }
    if files.kind(of: path) == .file, !session.arguments[force] {
      let quoted = VisibleText.quoted(path)
      throw session.arguments.mistake(
        Message(
          en: "\(quoted) is there already; --force replaces it",
          ja: "\(quoted) はすでにあります。置き換えるときは --force を付けてください"))
    }
  }

  private static func options(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> ImportOptions {
    var options = ImportOptions()
    options.only = arguments[only]
    for word in arguments.values(of: define) {
      guard let setting = MacroSetting(definition: word) else {
        throw invalidName(word, "-D", arguments)
      }
      options.macros.append(setting)
    }
    for word in arguments.values(of: undefine) {
      guard let setting = MacroSetting(undefinition: word) else {
        throw invalidName(word, "-U", arguments)
      }
      options.macros.append(setting)
    }
    try checkMacros(options.macros, arguments)
    return options
  }

  /// Of a macro that is defined and is not, nobody knows which was meant.
  private static func checkMacros(
    _ macros: [MacroSetting], _ arguments: ParsedArguments
  ) throws(ArgumentError) {
    var defined: Set<String> = []
    for setting in macros {
      switch setting {
      case .define(let name, _): defined.insert(name)
      case .undefine(let name) where defined.contains(name):
        throw ArgumentError(
          .validation(
            Message(
              en: "-D \(name) and -U \(name) contradict each other; leave one out",
              ja: "-D \(name) と -U \(name) は両立しません。どちらか一方を指定してください")),
          arguments: arguments)
      case .undefine: continue
      }
    }
  }

  private static func invalidName(
    _ word: String, _ option: String, _ arguments: ParsedArguments
  ) -> ArgumentError {
    let word = VisibleText.quoted(word)
    return arguments.mistake(
      Message(
        en: "\(option) takes the name of a macro, not \(word)",
        ja: "\(option) にはマクロの名前を指定してください（\(word) は使えません）"))
  }
}
