import Arguments
import Diagnostics
import MenuCompiler
import MenuEmitters
import Messages
import Spelling

/// `menuc generate`: compiles menus and writes the outputs that changed.
enum GenerateCommand: ConfiguredCommand {
  static let outputDirectory = Option(
    "output-directory", short: "o", valueName: "DIR",
    help: Message(
      en: "The folder for outputs; by default `Generated`.", ja: "出力先のフォルダー。省略時は `Generated`。"))

  static let emit = Option(
    "emit", valueName: "KINDS",
    help: Message(
      en: "What to write: \(kinds.english), with commas between; by default all.",
      ja: "出力の種類（\(kinds.japanese) をコンマ区切りで）。省略時はすべて。"))

  /// The kinds of outputs, listed.
  static var kinds: Message { Message.list(OutputKind.allCases.map { "`\($0.rawValue)`" }) }

  static let access = Option(
    "access", valueName: "LEVEL",
    help: Message(
      en: "Who may use the generated Swift; by default `internal`.",
      ja: "生成する Swift のアクセスレベル。省略時は `internal`。"),
    allowedValues: AccessLevel.allCases.map(\.rawValue))

  static let check = Flag(
    "check",
    help: Message(
      en: "Write nothing; the exit status is 1, with a diff, where an output is out of date.",
      ja: "何も書き出しません。最新でない出力があれば差分を表示し、終了コードは 1 になります。"))

  /// The option that names the path of a kind of output.
  static func path(of kind: OutputKind) -> Option {
    Option(
      kind.rawValue, valueName: "OUT",
      help: Message(
        en: "Where to write \(kind.title.english) of the one file given; - is standard output.",
        ja: "\(kind.title.japanese)の出力先（入力が 1 ファイルのとき）。- は標準出力です。"))
  }

  /// The options of all kinds, as sentences list them.
  static func options(_ conjunction: String = "and") -> Message {
    Message.list(OutputKind.allCases.map { "--\($0.rawValue)" }, conjunction)
  }

  static let name = "generate"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: Message(
        en: "Compile menus to Swift, a C header and JSON.",
        ja: "メニューから Swift・C ヘッダー・JSON を生成します。"),
      discussion: Message(
        en: """
          An output is named after its input: `navigation_drawer.yaml` gives \
          `NavigationDrawer.swift`. One that would not change is not touched; where a menu has a \
          mistake, none is.
          """,
        ja: """
          出力の名前は入力の名前から決まります（`navigation_drawer.yaml` なら \
          `NavigationDrawer.swift`）。内容が変わらない出力には触れません。誤りがあるときは何も書き換えません。
          """),
      arguments: [Inputs.argument, Inputs.list, outputDirectory, emit, access]
        + OutputKind.allCases.map { path(of: $0) } + [check] + BuildFiles.options)
  }

  static func ownsStandardOutput(_ arguments: ParsedArguments) -> Bool {
    OutputKind.allCases.contains { arguments[path(of: $0)] == Path.standardStream }
  }

  static func run(_ session: Session, _ setup: Setup) throws(ArgumentError) -> ExitStatus {
    let inputs = try Inputs(session, setup)
    let plan = try OutputPlan(inputs, session, setup)
    let buildFiles = try BuildFiles(inputs, plan, session, setup)
    return session.arguments[check]
      ? OutputCheck(plan, buildFiles, session).run(inputs, setup)
      : write(MenuRun(inputs, session, setup.options), plan, buildFiles, session)
  }

  private static func write(
    _ run: MenuRun, _ plan: OutputPlan, _ buildFiles: BuildFiles, _ session: Session
  ) -> ExitStatus {
    guard run.status == .clean else { return run.status }
    let files = session.files
    var results = plan.mapOutputs(of: run.compilations, waits: true) { job in
      job.write(to: files)
    }.flatMap { $0 }
    results += buildFiles.write(to: files)
    var status = ExitStatus.clean
    // Few, however many the outputs are.
    var folders: [String] = []
    for result in results {
      switch result {
      case .unchanged: continue
      case .written(let path):
        let shown = VisibleText.line(path)
        session.say(Message(en: "wrote \(shown)", ja: "\(shown) を書き出しました"))
        let folder = Path.folder(of: path)
        if !folders.contains(folder) { folders.append(folder) }
      case .standardOutput(let bytes):
        session.console.write(bytes)
      case .failed(let error):
        session.fail(error)
        status = .inputOutput
      }
    }
    for folder in folders { files.removeLeftovers(in: folder) }
    return status
  }
}

extension OutputKind {
  /// What people call it.
  fileprivate var title: Message {
    switch self {
    case .swift: Message(en: "the Swift tables", ja: "Swift の定数表")
    case .objc: Message(en: "the C header", ja: "C ヘッダー")
    case .json: Message(en: "the JSON manifest", ja: "JSON マニフェスト")
    }
  }
}

extension Message {
  /// Words as a sentence lists them: `a, b and c`.
  fileprivate static func list(
    _ words: [String], _ conjunction: String = "and"
  ) -> Message {
    var (english, japanese) = ("", "")
    for (index, word) in words.enumerated() {
      if index > 0 {
        english += index < words.count - 1 ? ", " : " \(conjunction) "
        japanese += "、"
      }
      english += word
      japanese += word
    }
    return Message(en: english, ja: japanese)
  }
}
